import { beforeEach, expect, test, vi } from 'vitest';
import { labelOfPage, notifyOfActs } from './labels.ts';

class Link {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
  closest = () => ({ getAttribute: () => this.href });
}
class Button {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}
class Form {
  readonly action: string;
  readonly searchType: string;
  constructor(action: string, searchType = '') {
    this.action = action;
    this.searchType = searchType;
  }
}

type Act = { readonly target?: unknown; readonly submitter?: unknown };
const listeners = new Map<string, (act: Act) => void>();
beforeEach(() => {
  vi.stubGlobal('document', {
    addEventListener: (name: string, listen: (act: Act) => void) => listeners.set(name, listen),
  });
  vi.stubGlobal('location', new URL('https://shop.test/'));
  vi.stubGlobal('window', { dataLayer: [] });
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('HTMLButtonElement', Button);
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal(
    'FormData',
    class {
      readonly form: Form;
      constructor(form: Form) {
        this.form = form;
      }
      get = () => this.form.searchType;
    },
  );
  notifyOfActs();
});

test.each<[string, string, Act]>([
  ['map_view', 'click', { target: new Link('#map') }],
  ['login', 'click', { target: new Link('/gatekeeper/login?redirect_to=scrapbook') }],
  ['logout', 'submit', { target: new Form('/'), submitter: new Button('log-out') }],
  ['search_form', 'submit', { target: new Form('/results', 'HOLIDAY') }],
  ['hotel_only_form', 'submit', { target: new Form('/results', 'UNKNOWN') }],
])('%s is told of by a %s [TRK-10]', (label, name, act) => {
  listeners.get(name)?.(act);
  expect(window.dataLayer).toEqual([{ event: 'act', act_label: label }]);
});

test('what has no label is told of to nobody', () => {
  listeners.get('click')?.({ target: new Link('/faqs') });
  listeners.get('click')?.({ target: null });
  listeners.get('submit')?.({ target: new Form('/consent') });
  expect(window.dataLayer).toEqual([]);
});

test('a page that failed is told of as error_page, whatever its address [TRK-10]', () => {
  const location = { pathname: '/faqs', search: '', hash: '', state: null, key: '' } as const;
  expect(labelOfPage({ errors: { '/faqs': 'a bug' }, loaderData: {}, location }, true)).toBe(
    'error_page',
  );
  expect(labelOfPage({ errors: null, loaderData: {}, location }, true)).toBe('faq');
});
