/** What is held of how a customer shows who they are. */
import type { HoldingsOf } from './holding.ts';

const OF_CUSTOMER = [{ column: 'customer_id', of: 'customers' }] as const;

export const LOGIN_HOLDINGS: HoldingsOf<
  | 'visitor_session'
  | 'known_device'
  | 'login_request'
  | 'authenticator'
  | 'recovery_code'
  | 'passkey'
  | 'passkey_challenge'
  | 'app_code'
> = {
  visitor_session: {
    whose: OF_CUSTOMER,
    title: 'Where you’ve been logged in',
    erased: 'rows',
    columns: {
      id: 'secret',
      customer_id: 'inner',
      created_at: 'goes',
      last_seen_at: 'goes',
      owner: 'secret',
      authenticated_at: 'goes',
      device_name: 'goes',
      network: 'goes',
      ended_at: 'goes',
    },
  },
  known_device: {
    whose: OF_CUSTOMER,
    title: 'Browsers we know are yours',
    erased: 'rows',
    columns: { token_hash: 'secret', customer_id: 'inner', last_used_at: 'goes' },
  },
  login_request: {
    whose: [{ column: 'email_key', of: 'emails' }],
    title: 'Logins in progress',
    erased: 'rows',
    columns: {
      id: 'secret',
      owner: 'secret',
      email: 'goes',
      email_key: 'inner',
      sends: 'goes',
      sent_at: 'goes',
      tries: 'goes',
      used_at: 'goes',
      created_at: 'goes',
      purpose: 'goes',
      password_hash: 'secret',
      proven_at: 'goes',
      customer_details: 'goes',
    },
  },
  authenticator: {
    whose: OF_CUSTOMER,
    title: 'Your authenticator app',
    erased: 'rows',
    columns: {
      customer_id: 'inner',
      sealed_secret: 'secret',
      last_step: 'inner',
      confirmed_at: 'goes',
      created_at: 'goes',
    },
  },
  recovery_code: {
    whose: OF_CUSTOMER,
    title: 'Your recovery codes',
    erased: 'rows',
    columns: {
      customer_id: 'inner',
      lookup: 'secret',
      hash: 'secret',
      used_at: 'goes',
      created_at: 'goes',
    },
  },
  passkey: {
    whose: OF_CUSTOMER,
    title: 'Your passkeys',
    erased: 'rows',
    columns: {
      id: 'inner',
      customer_id: 'inner',
      public_key: 'inner',
      counter: 'inner',
      transports: 'goes',
      name: 'goes',
      created_at: 'goes',
      last_used_at: 'goes',
    },
  },
  passkey_challenge: {
    whose: [{ column: 'owner', of: 'owners' }],
    title: 'Passkeys in progress',
    erased: 'rows',
    columns: { challenge: 'secret', owner: 'secret', created_at: 'goes' },
  },
  app_code: {
    whose: OF_CUSTOMER,
    title: 'Logins to our app',
    erased: 'rows',
    columns: {
      code_hash: 'secret',
      customer_id: 'inner',
      owner: 'secret',
      code_challenge: 'secret',
      app_owner: 'secret',
      created_at: 'goes',
    },
  },
};
