import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { FIRST_REFUSALS } from './first-refusals.ts';

/** Why an order is not changed. */
export const CHANGING_REFUSALS = {
  ...FIRST_REFUSALS,
  changed_meanwhile:
    'Somebody has changed this booking since you opened this page. Nothing of yours was saved: please look at it once more.',
  lead_moves_mailboxes:
    'Only the lead passenger can change the email addresses we write to. Everything you typed is still here.',
  not_changeable_now: 'This booking can’t be changed here while it waits to be confirmed.',
  booking_cancelled: 'This booking is cancelled, so it can’t be changed any more.',
  travel_begun: 'Your holiday has begun. To change something now, please call us.',
  nothing_to_answer:
    'There is nothing to answer here any more: please look at what has changed once more.',
  alternative_gone: 'This holiday is no longer available. Please choose another answer.',
  change_open: 'We’re already making another change to this booking. Nothing else has changed.',
  change_expired:
    'This price was valid for 15 minutes. Nothing has changed: please ask for a new one.',
  change_total_moved: 'The price has moved since you opened this page. Nothing was changed.',
  nothing_changes: 'That is how your booking is already. Choose something else to change it.',
  paid_meanwhile:
    'Everything else was paid meanwhile, so this has to be paid now. Nothing was changed: please ask once more.',
  change_payments_used_up:
    'There were too many tries to pay within an hour. Nothing was changed: please try again later.',
  change_page_unreachable:
    'The card payment can’t be opened at the moment. Nothing was changed or paid: please try again in a minute.',
  change_card_refused:
    'Your bank has not agreed to the payment. Nothing was changed or paid: please try again, with another card if you like.',
  change_access_ended:
    'Whoever paid for it doesn’t have access to this booking any more. Nothing was changed, and the money goes back to their card.',
  change_payment_unknown:
    'We don’t know yet whether your bank has agreed. If it has, we make the change and write to you; nothing more to do.',
  flights_unbooked:
    'We haven’t been able to book your flights yet, so nothing else of this booking can be changed now. We go on trying, and write to you.',
  their_news_unread:
    'Those who provide your holiday have just told us something new about it. Nothing was changed: please look at your booking again in a few minutes.',
  their_news_with_us:
    'Those who provide your holiday have told us something about it that one of us has to look at first. Nothing was changed: please write to us with what you’d like.',
  transfer_gone: 'This transfer is no longer available. Please choose another.',
  transfer_too_late:
    'Transfers can be changed until 48 hours before you leave. Please call us if you need one now.',
  stay_not_chosen: 'Choose the room and board that you’d like instead.',
  stay_gone: 'This room is no longer available. Please choose another.',
  stay_changed_by_others:
    'Your hotel isn’t the one you booked, so your room can’t be changed here. Please write to us.',
  lowered_instead:
    'You took another holiday when yours was changed, and its price was lowered for you, so rooms and transfers can’t be changed here. Please write to us with what you’d like.',
  hotel_not_chosen: 'Choose the hotel that you’d like instead.',
  hotel_gone: 'This hotel is no longer available for your nights. Please choose another.',
  hotel_not_given_back:
    'Your hotel doesn’t refund the price of your room now, so it can’t be swapped for another here. Please write to us, and we’ll ask the hotel.',
  hotel_changed_by_others:
    'The airline or hotel has changed this holiday, so your hotel can’t be swapped here. Please write to us with the hotel you’d like.',
  hotel_transfer:
    'Your transfer doesn’t go to this hotel. Please choose another hotel, or remove the transfer from your booking first.',
  hotel_transfer_too_late:
    'Your transfer can only be changed until 48 hours before you leave, so your hotel can’t be swapped here. Please call us.',
  hotel_insurance:
    'Your insurance isn’t available for the country of this hotel. Please choose another hotel, or write to us.',
  hotel_credit:
    'The credit you’ve paid with can’t be used in the same way for this hotel. Please choose another, or write to us.',
  dates_self_booked:
    'The flights of this holiday were yours to book, so its dates can’t be changed here. Please write to us with the dates you’d like.',
  dates_seats:
    'You’ve chosen seats, which don’t move to other flights, so your dates can’t be changed here. Please write to us with the dates you’d like.',
  dates_no_flights:
    'Your airline doesn’t fly there and back on these days, or has no seats left for all of you. Please choose others.',
  flights_not_chosen: 'Choose the flights that you’d like instead.',
  flights_not_on_sale:
    'These flights are no longer available for all of you. Please choose others.',
  flights_none: 'This booking is a hotel stay: there are no flights to change.',
  flights_unpriced:
    'Other flights for this stay can’t be priced here at the moment. Please write to us with the flights you’d like.',
  dates_extras:
    'Your bags, priority boarding or parking aren’t available for these dates or flights. Please choose others, or write to us.',
  dates_not_given_back:
    'The hotel doesn’t refund the price of your room now, so your stay can’t be moved here. Please write to us, and we’ll ask the hotel.',
  dates_changed_by_others:
    'The hotel has changed this booking, so its dates can’t be changed here. Please write to us with the dates you’d like.',
  /** MSG-06. */
  advice_closed: HOLIDAY_REFUSALS.advice_closed,
  dates_gone:
    'The hotel doesn’t have your room with your board on these nights. Please choose others.',
  dates_ages:
    'On these dates somebody’s age changes what your room costs. Please write to us, and we’ll work out a new price.',
  dates_payments:
    'Some of your payments would be due too late for these nights. Please pay them first, then move your stay.',
  dates_transfer:
    'Your transfer isn’t available for these dates. Please choose others, or remove it from your booking first.',
  dates_transfer_too_late:
    'Your transfer can only be moved until 48 hours before you arrive, so your dates can’t be changed here. Please call us.',
  dates_insurance:
    'Your insurance isn’t available for these dates. Please choose others, or write to us.',
  dates_credit:
    'The credit you’ve paid with can’t be used in the same way for these nights. Please choose others, or write to us.',
  extras_no_flights: 'Your booking has no flights, so there’s nothing to add to them.',
  extras_own_flights:
    'You book these flights yourselves, so please add bags, seats and boarding with the airline.',
  extras_too_late:
    'It’s too late to add something to these flights here. Please ask the airline, or its desk at the airport.',
  bags_gone: 'That many bags are no longer available. Please choose again.',
  boarding_gone: 'Priority boarding is no longer available for these flights.',
  seats_kept:
    'Your seats on this flight are booked already, and can’t be swapped here. Please write to us.',
  seats_not_sold: 'The airline doesn’t sell single seats on this flight, and seats you itself.',
  names_too_late:
    'Names can be corrected here until 48 hours before you leave. Please call us now.',
  names_own_flights:
    'You book the flights of this holiday with the airline yourselves, so a name has to be the same on your tickets. Please write to us first: we tell you what the airline needs, and tell everybody else.',
  place_too_late:
    'A place can be given to somebody else until 7 days before you leave. Please call us now.',
  place_no_package:
    'Your booking isn’t a package, so the hotel decides who may come instead. Please write to us, and we’ll ask.',
  place_own_flights:
    'You book the flights of this holiday yourselves, so the airline has to change the name on them first. Please write to us before you ask it.',
  leaving_too_late:
    'Somebody can be taken off a booking here until 48 hours before you leave. Please call us now.',
  leaving_alone:
    'You’re the only traveller, so nobody can be taken off this booking. You can cancel it instead.',
  leaving_own_flights:
    'The flights of this holiday were yours to book, so nobody can be taken off it here. Please write to us.',
  leaving_changed_by_others:
    'The airline or hotel has changed this holiday, so nobody can be taken off it here. Please write to us.',
  leaving_code:
    'Your promo code can’t be used in the same way for fewer people. Please write to us.',
  leaving_credit:
    'The credit you’ve paid with can’t be used in the same way for fewer people. Please write to us.',
  joining_too_late:
    'Somebody can join a booking here until 48 hours before you leave. Please call us now.',
  joining_own_flights:
    'The flights of this holiday were yours to book, so nobody can join it here. Please write to us.',
  joining_added:
    'You’ve added seats, priority boarding or a bag for everybody to your flights, which somebody who joins wouldn’t have. Please write to us, and we’ll ask the airline.',
  joining_changed_by_others:
    'The airline or hotel has changed this holiday, so nobody can join it here. Please write to us.',
  joining_room:
    'This room isn’t available for one more person. Please choose another of your rooms, change your room first, or write to us.',
  joining_room_kept:
    'Your hotel doesn’t refund the price of your room now, and doesn’t swap it for one with one person more at this price. Please write to us, and we’ll ask the hotel.',
  joining_flight:
    'There’s no seat left on your flights for one person more. Please write to us, and we’ll look for another way.',
  joining_flight_infant:
    'Your airline takes no more infants on your flights. Please write to us, and we’ll look for another way.',
  joining_transfer:
    'Your transfer isn’t available for one more person. Please choose another transfer first, or remove it from your booking.',
  joining_insurance: 'Your insurance isn’t available for one more person. Please write to us.',
  joining_credit:
    'The credit you’ve paid with can’t be used in the same way for one person more. Please write to us.',
  car_too_late: 'Your car can be changed here until 48 hours before you leave. Please call us now.',
  no_car_park: 'No car park is booked with this holiday.',
  supplier_silent: 'The supplier isn’t answering at the moment. Please try again in a minute.',
  supplier_sold_out: 'It sold out while we were booking it. Your holiday is as it was.',
  supplier_price_moved:
    'The supplier’s price has changed. Your holiday is as it was, and nothing was paid.',
  supplier_refused: 'The supplier has refused it. Your holiday is as it was.',
  changes_out_of_reach: 'We couldn’t reach our systems. Nothing was changed: please try again.',
} as const;

/** Why a traveller's place cannot be given away. */
export const PLACE_REFUSALS = {
  place_not_chosen: 'Choose whose place it is',
  place_of_lead:
    'The lead passenger’s place can’t be given away here: the booking is theirs. Please write to us',
} as const;

/** Why somebody cannot be taken off a booking. */
export const LEAVING_REFUSALS = {
  leaving_not_chosen: 'Choose who isn’t coming',
  leaving_lead:
    'The lead passenger can’t be taken off here: the booking is theirs. Please write to us',
  leaving_children:
    'Children need an adult in their room. Please write to us, and we’ll ask the hotel',
  leaving_infants: 'There has to be an adult for each infant',
  leaving_seats:
    'You’ve chosen seats, and a child’s or an infant’s has to be with an adult’s. Please write to us, and we’ll ask the airline',
} as const;

/** Why somebody cannot join a booking. */
export const JOINING_REFUSALS = {
  joining_no_room: 'Choose the room',
  joining_alone: 'Children need an adult in their room',
  joining_infants: 'There has to be an adult for every infant who travels',
  joining_laps:
    'Infants fly on the lap of an adult whose flights were booked first, and each of those has one already. Please write to us, and we’ll ask the airline',
  joining_beside:
    'Children under 12 sit beside an adult on the plane, and each adult has two sides. Please write to us, and we’ll ask the airline',
  joining_twice: 'They’re on this booking already',
  joining_full:
    'A booking is for up to {most} people. Please write to us, and we’ll book for a group',
} as const;

/** Why nights cannot be asked for. */
export const NIGHTS_REFUSALS = {
  dates_day: 'Choose a day from {from} to {until}.',
  dates_nights: 'Choose {fewest} to {most} nights.',
} as const;

export type ChangeRefusal = keyof typeof CHANGING_REFUSALS;
