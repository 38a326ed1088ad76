/** How the scalar loops see the memory of the index. */
import type { Kernel } from '../kernel.ts';

export type Memory = {
  readonly i32: Int32Array;
  readonly u16: Uint16Array;
  readonly u8: Uint8Array;
};

/** A loop of the kernel over such a memory. */
export type Loop<Name extends keyof Kernel> = (
  memory: Memory,
  ...args: Parameters<Kernel[Name]>
) => ReturnType<Kernel[Name]>;
