/**
 * Where the build puts the files of the map library (`tools/geography/map-tiles/map-library.ts`).
 */
export const MAP_FILES = '/assets/maplibre-gl-6.5.0';
export const MAP_LIBRARY = `${MAP_FILES}/maplibre-gl.js`;
export const MAP_WORKER = `${MAP_FILES}/maplibre-gl-worker.js`;
