/** Why a message about a booking was not sent. */
export const CONVERSATION_REFUSALS = {
  conversation_not_found: 'We can’t find a booking of yours to write about.',
  message_too_long: 'Please write {most} characters or fewer',
  too_many_messages: 'That’s a lot of messages in an hour. Please wait for our answer, or call us.',
  conversation_out_of_reach:
    'Something didn’t work, and your message wasn’t sent. Please try again in a minute.',
} as const;
