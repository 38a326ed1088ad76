import type { CustomerOfLoginQuery, LoginOfPageFragment } from './query.generated.ts';

/** The step that is shown, with what it knows. */
export type ShownStep =
  | {
      readonly step: 'email';
      /** A login was under way, and is over. */
      readonly isGone: boolean;
      readonly isAway: boolean;
    }
  | {
      readonly step: 'code';
      readonly login: LoginOfPageFragment;
      /** Address of the first step. */
      readonly another: string;
      /** Instant of the render. */
      readonly now: string;
      readonly isResent: boolean;
    }
  | {
      readonly step: 'details';
      readonly customer: NonNullable<CustomerOfLoginQuery['customer']>;
      /** Where the login leads. */
      readonly target: string;
    };
