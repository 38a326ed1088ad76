import type { LoginPurpose } from '#domain/account/login-code.ts';

/** A login of which a factor was right. */
export type ProvenLogin = {
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
  readonly purpose: LoginPurpose;
  /** Of the password that is the customer's once they are in. */
  readonly password_hash: string | null;
  /** What is known of who makes an account. */
  readonly customer_details?: unknown;
};
