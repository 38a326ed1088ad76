import type { PictureFacts } from './Picture.tsx';

/** A picture of the API; each derivative's `type` is `WIDTHxHEIGHT.format`. */
export type ApiPicture = {
  readonly url: string;
  readonly alt: string;
  readonly placeholder: string;
  readonly derivatives: readonly { readonly type: string; readonly url: string }[];
};

export type Box = { readonly width: number; readonly height: number };

/** What a picture of the API is in a box of `width` × `height` pixels: its files of that shape, whatever their size. */
export function pictureFacts(picture: ApiPicture, { width, height }: Box): PictureFacts {
  const files = picture.derivatives.flatMap(readDerivative);
  const fitting = files.filter((file) => Math.abs(file.width / file.height - width / height) < SAME_SHAPE);
  return {
    alt: picture.alt,
    url: picture.url,
    width,
    height,
    placeholder: picture.placeholder,
    derivatives: fitting.length > 0 ? fitting : files,
  };
}

const SAME_SHAPE = 0.02;

const DERIVATIVE = /^(\d+)x(\d+)\.(avif|webp)$/;

function readDerivative({ type, url }: ApiPicture['derivatives'][number]) {
  const [, width, height, format] = DERIVATIVE.exec(type) ?? [];
  return format === 'avif' || format === 'webp' ? [{ url, width: Number(width), height: Number(height), format } as const] : [];
}
