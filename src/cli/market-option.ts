import { Option } from 'commander';
import { MARKET_NAMES, type MarketName } from '#domain/market/market-name.ts';
import { readMarkets, type Market } from '#server/market/market.ts';
import { SettingsError, type Settings } from '#server/platform/settings.ts';

export type MarketOption = { readonly market?: MarketName };

/** `--market ie`: which of the site's markets a command is for. */
export const marketOption = (): Option =>
  new Option('--market <name>', 'whose it is; the first of the site when left out').choices(
    MARKET_NAMES,
  );

/** The market of the option. Throws a SettingsError for one that nobody sells in here. */
export function marketOf(settings: Settings, { market }: MarketOption): Market {
  const markets = readMarkets(settings);
  const found = market ? markets.find((each) => each.market === market) : markets[0];
  if (!found) throw new SettingsError(`nobody sells in ${market}: MARKETS_FILE does not name it.`);
  return found;
}
