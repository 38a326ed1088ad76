import type { Endpoint } from '#http/exchange/serve.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * The files by which phones believe that an app is ours: it opens our addresses, and has the
 * passkeys of our host. Addresses of a checkout stay in the browser that it was begun in. There is
 * a file for each system that an app is set for.
 */
export function appLinkFiles({
  iosId,
  android,
}: Settings['apps']): Readonly<Record<string, Endpoint>> {
  return {
    ...(iosId !== undefined && {
      '/.well-known/apple-app-site-association': answerWith(appleAssociation(iosId)),
    }),
    ...(android && { '/.well-known/assetlinks.json': answerWith(assetLinks(android)) }),
  };
}

/** https://developer.apple.com/documentation/xcode/supporting-associated-domains */
const appleAssociation = (appId: string) => ({
  applinks: {
    details: [
      {
        appIDs: [appId],
        components: [{ '/': '/booking/*', exclude: true }, { '/': '/*' }],
      },
    ],
  },
  webcredentials: { apps: [appId] },
});

/** https://developers.google.com/digital-asset-links/v1/getting-started */
const assetLinks = ({ packageName, fingerprint }: NonNullable<Settings['apps']['android']>) => [
  {
    relation: [
      'delegate_permission/common.handle_all_urls',
      'delegate_permission/common.get_login_creds',
    ],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: [fingerprint],
    },
  },
];

const answerWith =
  (body: unknown): Endpoint =>
  async () =>
    Response.json(body, { headers: { 'cache-control': 'public, max-age=3600' } });
