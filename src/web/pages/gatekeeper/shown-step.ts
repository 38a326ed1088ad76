import type { CustomerOfLoginQuery, LoginOfPageFragment } from './query.generated.ts';
import type { StepLinks } from './step-links.ts';

/** The step that is shown, with what it knows. */
export type ShownStep = { readonly links: StepLinks } & (
  | {
      readonly step: 'email';
      /** A login was under way, and is over. */
      readonly isGone: boolean;
      readonly isAway: boolean;
    }
  | {
      readonly step: 'code';
      readonly login: LoginOfPageFragment;
      /** The code makes an account, and confirms its email. */
      readonly isRegistering: boolean;
      /** Instant of the render. */
      readonly now: string;
      readonly isResent: boolean;
    }
  /** Without a login under way the email is asked for, too. */
  | {
      readonly step: 'password';
      readonly login: LoginOfPageFragment | null;
      /** Of who is logged in, and shows it anew. */
      readonly emailAddress: string | null;
    }
  /** The second factor; `other` leads to the other kind of code. */
  | { readonly step: 'app' | 'recovery'; readonly other: string }
  /** What is grave asks who is logged in once more. */
  | {
      readonly step: 'proof';
      readonly emailAddress: string;
      /** Where the login leads, and where it was asked for. */
      readonly target: string;
    }
  | {
      readonly step: 'details';
      /** Null once nobody is logged in any more: what was typed is shown alone. */
      readonly customer: CustomerOfLoginQuery['customer'];
      /** Where the login leads. */
      readonly target: string;
    }
  /** The app is to be opened, logged in. */
  | { readonly step: 'open-app'; readonly emailAddress: string }
  | { readonly step: 'register' }
  | {
      readonly step: 'forgotten';
      /** Of who is logged in. */
      readonly emailAddress: string | null;
    }
  /** Null once it is too late for it. */
  | { readonly step: 'reset'; readonly login: LoginOfPageFragment | null }
);
