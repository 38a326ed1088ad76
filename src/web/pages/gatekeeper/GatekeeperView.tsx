import { never } from '#domain/errors/never.ts';
import { appEvent, type AppMessage } from '#domain/tracking/app-messages.ts';
import { useCustomerLabels } from '#web/parts/CustomerDetails/use-customer-labels.ts';
import { useAppMessage } from '#web/parts/use-app-message.ts';
import { nameFields } from '#web/ui/name-problem.ts';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { AppStep } from './AppStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { ForgottenStep } from './ForgottenStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ProofStep } from './ProofStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { ResetStep } from './ResetStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import type { ShownStep } from './shown-step.ts';

type GatekeeperViewProps = {
  readonly shown: ShownStep;
  readonly refused: RefusedForm | undefined;
};

/** Logging in, a step at a time; each is a form that works without script (LOGIN-02). */
export function GatekeeperView({ shown, refused }: GatekeeperViewProps) {
  const form = usePostedForm('login', refused, nameFields(useCustomerLabels()));
  useAppMessage(shown.step, () => messageOf(shown));
  switch (shown.step) {
    case 'email':
      return <EmailStep {...shown} form={form} />;
    case 'code':
      return <CodeStep {...shown} form={form} />;
    case 'password':
      return <PasswordStep {...shown} form={form} />;
    case 'app':
    case 'recovery':
      return <SecondFactorStep {...shown} form={form} />;
    case 'proof':
      return <ProofStep {...shown} form={form} />;
    case 'open-app':
      return <AppStep {...shown} form={form} />;
    case 'register':
      return <RegisterStep {...shown} form={form} />;
    case 'forgotten':
      return <ForgottenStep {...shown} form={form} />;
    case 'reset':
      return <ResetStep {...shown} form={form} />;
    case 'details':
      return <DetailsStep {...shown} form={form} />;
    default:
      return never(shown);
  }
}

/**
 * What our app may do in the page's place: log in, and see to a mailbox or a password that is being
 * confirmed (APP-07).
 */
function messageOf(shown: ShownStep): AppMessage | undefined {
  switch (shown.step) {
    case 'email':
      return appEvent('redirect_to_native_auth');
    case 'code':
      return shown.isRegistering ? appEvent('verify_account') : undefined;
    case 'reset':
      return appEvent('reset_password');
    default:
      return undefined;
  }
}
