import type { DataCall } from '#web/data/data-call.ts';
import type { FormEnd } from '#web/parts/answer-form.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import type { Typed } from '#web/ui/use-posted-form.ts';
import { EndCustomerSessions, LogOut, RemovePasskey, RenamePasskey } from './query.generated.ts';

/**
 * Ends the session that asks, which leads home; changes a passkey; or ends another session, or
 * without its id all others.
 */
export async function actOnSecurity(call: DataCall, typed: Typed): Promise<FormEnd> {
  switch (typed['intent']) {
    case 'log-out':
      await call(LogOut, {});
      return routes.home.href();
    case 'rename-passkey':
      return rename(call, typed);
    case 'remove-passkey': {
      const { removePasskey } = await call(RemovePasskey, { passkeyId: typed['passkey'] ?? '' });
      return removePasskey.kind === 'FreshProofNeeded' ? PROOF : done('passkey_removed');
    }
    default: {
      const sessionId = typed['session'] ?? null;
      const { endCustomerSessions } = await call(EndCustomerSessions, { sessionId });
      return endCustomerSessions.__typename === 'FreshProofNeeded' ? PROOF : done('ended');
    }
  }
}

async function rename(call: DataCall, typed: Typed): Promise<FormEnd> {
  const { passkey: passkeyId = '', name = '' } = typed;
  const { renamePasskey } = await call(RenamePasskey, { passkeyId, name });
  return renamePasskey.kind === 'PasskeyRenamed'
    ? done('passkey_renamed')
    : renamePasskey.errors.map(({ field, message }) => ({
        field: field === 'name' ? field : '',
        message,
      }));
}

/** What the address says has just been done. */
export const SECURITY_DONE = ['ended', 'proven', 'passkey_renamed', 'passkey_removed'] as const;
export type SecurityDone = (typeof SECURITY_DONE)[number];

const done = (what: SecurityDone): string => routes.security.href({ query: what });

const PROOF = freshProofHref(done('proven'));
