/**
 * Thrown by every question to the index whose prices were written faster than they could be read.
 */
export { UnsettledError } from '#server/price-index/read-stable.ts';
