/** The stamp: sea above, sun half, ink below with two lines of sun. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path fill="#0B5F7D" d="M0 0h32v18H0z" />
      <path fill="#12283A" d="M0 18h32v14H0z" />
      <path fill="#FFB81F" d="M8 18a8 8 0 0 1 16 0zM5 21h22v2.2H5zM9 26h14v2.2H9z" />
    </svg>
  );
}
