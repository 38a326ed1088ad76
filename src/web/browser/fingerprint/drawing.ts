/** How a browser draws: text and shapes, with which fonts, on which hardware. */
import type { FingerprintGroup } from './group.ts';
import { hash } from './hash.ts';

export function canvasHash(): FingerprintGroup {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 60 });
  const pen = canvas.getContext('2d')!;
  pen.textBaseline = 'top';
  pen.font = '16px Arial';
  pen.fillStyle = '#f60';
  pen.fillRect(100, 5, 60, 20);
  pen.fillStyle = '#069';
  pen.fillText('Holiday \u{1F3D6} æøå', 4, 20);
  pen.arc(200, 30, 20, 0, 5);
  pen.stroke();
  return { hash: hash(canvas.toDataURL()) };
}

const FONTS = [
  'Arial',
  'Calibri',
  'Cambria',
  'Comic Sans MS',
  'Courier New',
  'DejaVu Sans',
  'Georgia',
  'Helvetica Neue',
  'Menlo',
  'Noto Sans',
  'Roboto',
  'San Francisco',
  'Segoe UI',
  'Ubuntu',
  'Verdana',
];

/** Those that make a text as wide as no fallback does. */
export function fonts(): FingerprintGroup {
  const pen = document.createElement('canvas').getContext('2d')!;
  const widthIn = (family: string): number => {
    pen.font = `72px ${family}`;
    return pen.measureText('mmmmmmmmmmlli').width;
  };
  const found = FONTS.filter((font) =>
    ['monospace', 'serif'].every((base) => widthIn(`"${font}", ${base}`) !== widthIn(base)),
  );
  return { installed: found };
}

export function webgl(): FingerprintGroup {
  const gl = document.createElement('canvas').getContext('webgl')!;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const facts = {
    vendor: gl.getParameter(info?.UNMASKED_VENDOR_WEBGL ?? gl.VENDOR) as unknown,
    renderer: gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER) as unknown,
    version: gl.getParameter(gl.VERSION) as unknown,
    max_texture_size: gl.getParameter(gl.MAX_TEXTURE_SIZE) as unknown,
    extensions_hash: hash(gl.getSupportedExtensions()?.join() ?? ''),
  };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return facts;
}
