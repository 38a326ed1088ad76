import { formatDate } from '#domain/dates.ts';
import {
  askedAgainOn,
  CONSENT_CATEGORIES,
  type CategoryChoices,
  type Consent,
  type ConsentCategory,
} from '#domain/tracking/consent.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useLocale, useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export type ConsentAnswer = {
  readonly consent: Consent;
  /** It was saved just now. */
  readonly isSaved: boolean;
  /** Categories that were taken back with it. */
  readonly withdrawn: readonly ConsentCategory[];
};

/** What was just saved, and what was taken back; or that nothing has been chosen yet. */
export function AnswerNotices({ consent, isSaved, withdrawn }: ConsentAnswer) {
  const t = useTranslations('cookies');
  const names = useNames();
  const { market } = usePageProperties().domainConfig;
  const accepted = useAccepted(consent);
  if (consent.answeredOn === null) return <p>{t('unanswered')}</p>;
  const again = t('asked_again', { date: formatDate(askedAgainOn(consent.answeredOn, market)) });
  if (!isSaved) return <p>{again}</p>;
  return (
    <>
      <Notice tone="good" role="status">
        <p>
          <b>
            {t('saved')} {accepted}
          </b>
        </p>
        <p>{again}</p>
      </Notice>
      {withdrawn.length > 0 && (
        <Notice>
          <p>
            <b>{t('withdrawn', { names: names(withdrawn) })}</b>
          </p>
          <p>{t('withdrawn_text')}</p>
        </Notice>
      )}
    </>
  );
}

/** What is on, in a sentence. */
function useAccepted(consent: CategoryChoices): string {
  const t = useTranslations('cookies');
  const names = useNames();
  const accepted = CONSENT_CATEGORIES.filter((category) => consent[category]);
  if (accepted.length === 0) return t('saved_none');
  return accepted.length === CONSENT_CATEGORIES.length
    ? t('saved_all')
    : t('saved_some', { names: names(accepted), count: accepted.length });
}

/** Names of categories as a list in words. */
function useNames() {
  const t = useTranslations('cookies');
  const list = new Intl.ListFormat(useLocale());
  return (categories: readonly ConsentCategory[]): string =>
    list.format(categories.map((category) => t(`categories.${category}.name`)));
}
