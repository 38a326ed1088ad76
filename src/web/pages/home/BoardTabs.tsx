import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import type { BoardSeason } from '#domain/market/travel-seasons.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { seasonLabel } from '#web/parts/SearchForm/dates/seasons.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { boardHref, boardTabs, type BoardTab } from './board-season.ts';
import tabs from '#web/ui/Tabs.module.css';

const PANEL = 'board-panel';
const idOf = (season: BoardSeason): string => `board-${season.toLowerCase()}`;

/** Of the board under the tabs; without script they are links to it. */
export const usePanel = (season: BoardSeason) =>
  useLive() ? { id: PANEL, role: 'tabpanel', 'aria-labelledby': idOf(season) } : { id: PANEL };

/** The seasons of the board; arrow keys go from tab to tab, Enter or Space opens one. */
export function BoardTabs({ season: current }: { readonly season: BoardSeason }) {
  const t = useTranslations('home');
  const config = usePageProperties().domainConfig;
  const address = useLocation();
  const isLive = useLive();
  const label = ({ season, days }: BoardTab): string =>
    season === 'WINTER_SUN' ? t('winter_sun') : days ? seasonLabel(t, days, config) : t('now');
  return (
    <nav
      className={tabs.tabs}
      aria-label={t('board_seasons')}
      {...(isLive && { role: 'tablist', onKeyDown: moveAlong })}
    >
      {boardTabs(config).map((tab) => {
        const isCurrent = tab.season === current;
        return (
          <Link
            key={tab.season}
            id={idOf(tab.season)}
            to={boardHref(address, tab.season)}
            preventScrollReset
            className={tabs.tab}
            {...(isLive
              ? {
                  role: 'tab',
                  'aria-selected': isCurrent,
                  'aria-controls': PANEL,
                  tabIndex: isCurrent ? 0 : -1,
                }
              : { 'aria-current': isCurrent ? 'page' : undefined })}
          >
            {label(tab)}
          </Link>
        );
      })}
    </nav>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  const to = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', -1],
    [' ', at],
  ]).get(event.key);
  if (to === undefined) return;
  event.preventDefault();
  const link = links.at(to % links.length);
  if (event.key === ' ') link?.click();
  else link?.focus();
}
