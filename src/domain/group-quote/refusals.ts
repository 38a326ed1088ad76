/** Why a request for a group quote was not taken, beyond what any search or form is refused for. */
export const GROUP_QUOTE_REFUSALS = {
  /** SRCH-20. */
  group_size: 'We quote for groups of {least} to {most} adults and children',
  ages_of_children: 'Please give {count} ages, one for each child',
} as const;
