type ServerPlaceProps = {
  readonly id: string;
  readonly className?: string | undefined;
  readonly hidden?: boolean;
};

/**
 * Where the document puts markup that the server alone writes: React takes the element over as it
 * finds it, and leaves what is in it alone, so that a live page is sent none of it as script.
 */
export const ServerPlace = (place: ServerPlaceProps) => (
  <div
    {...place}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- nothing is ever put in by script
    dangerouslySetInnerHTML={NOTHING}
  />
);

/** What React finds in a place and leaves as it is. */
export const NOTHING = { __html: '' };
