/** What any field may be refused for. */
export const INPUT_REFUSALS = {
  /** MSG-08; the code: MSG-15. */
  required: 'Please fill in this field.',
  /** MSG-09, spelt as the specification has it. */
  option_required: 'Please chose one of the options',
  too_long: 'Use {most} characters or fewer',
  /** MSG-12: a value that a closed list does not have. */
  invalid_input: 'Invalid input',

  first_out_of_range: 'Please choose 1 to {most} {things}',
  page_unknown: 'We can’t find that page',
} as const;
