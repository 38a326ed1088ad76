/** Names on drawn maps. */
import { parseMapPath } from '#domain/catalogue/map-frame.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { namesOn } from '#server/catalogue/coast.ts';

export const mapNameResolvers = {
  Query: {
    mapNames: (_root, { map }) => {
      const frame = parseMapPath(map);
      return frame ? namesOn(frame) : [];
    },
  },
} satisfies ResolverMap;
