declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor's browser asks for little data: it is sent nothing ahead of its turn. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
