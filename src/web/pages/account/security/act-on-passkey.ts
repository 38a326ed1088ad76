import { data, redirect } from 'react-router';
import type { DataCall } from '#web/data/data-call.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import type { Typed } from '#web/ui/use-posted-form.ts';
import { RemovePasskey, RenamePasskey } from './query.generated.ts';

const SEE_OTHER = 303;
const REFUSED = 422;

/** What the buttons of a passkey ask for; undefined for every other button. */
export async function actOnPasskey(call: DataCall, typed: Typed) {
  const passkeyId = typed['passkey'] ?? '';
  switch (typed['intent']) {
    case 'rename-passkey':
      return rename(call, passkeyId, typed);
    case 'remove-passkey':
      return remove(call, passkeyId);
    default:
      return undefined;
  }
}

async function rename(call: DataCall, passkeyId: string, typed: Typed) {
  const { renamePasskey } = await call(RenamePasskey, { passkeyId, name: typed['name'] ?? '' });
  if (renamePasskey.kind === 'PasskeyRenamed') return done('passkey_renamed');
  const errors = renamePasskey.errors.map(({ field, message }) => ({
    field: field === 'name' ? field : '',
    message,
  }));
  return data({ errors, typed }, { status: REFUSED });
}

async function remove(call: DataCall, passkeyId: string) {
  const { removePasskey } = await call(RemovePasskey, { passkeyId });
  return removePasskey.kind === 'FreshProofNeeded'
    ? redirect(freshProofHref(routes.security.href({ query: 'proven' })), SEE_OTHER)
    : done('passkey_removed');
}

const done = (what: 'passkey_renamed' | 'passkey_removed') =>
  redirect(routes.security.href({ query: what }), SEE_OTHER);
