/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, PartyVerdict, PartyVote } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PartyRoomPageQueryVariables = Exact<{
  link: string;
}>;


export type PartyRoomPageQuery = { partyRoom:
    | { name: string, host: string, numberOfPeople: number, kind: 'PartyInvitation' }
    | { link: string, name: string, awaited: number, round: number, isJudged: boolean, keptUntil: string, kind: 'PartyRoom', party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number }, people: Array<{ id: string, firstName: string, isLocked: boolean, isYou: boolean, isHost: boolean }>, holidays: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, isMine: boolean, myVote: PartyVote | null, verdict: PartyVerdict | null, votes: { yes: number, perhaps: number, no: number } | null, holiday:
          | { kind: 'Holiday', hotel: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flightItinerary: { outbound: { segments: Array<{ departureAirport: { name: string } }> } } | null, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }
          | { kind: 'HolidayNotFound' }
          | { kind: 'NoAvailability', soldOut: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } | null }
         }> }
    | { kind: 'PartyRoomNotFound' }
   };

export type JoinPartyRoomMutationVariables = Exact<{
  link: string;
  firstName: string;
}>;


export type JoinPartyRoomMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type RemoveHolidayFromPartyRoomMutationVariables = Exact<{
  link: string;
  holidayId: string;
}>;


export type RemoveHolidayFromPartyRoomMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type VoteInPartyRoomMutationVariables = Exact<{
  link: string;
  holidayId: string;
  vote?: PartyVote | null | undefined;
}>;


export type VoteInPartyRoomMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type GoOnWithPartyRoomMutationVariables = Exact<{
  link: string;
}>;


export type GoOnWithPartyRoomMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type StartPartyRoundMutationVariables = Exact<{
  link: string;
}>;


export type StartPartyRoundMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type LeavePartyRoomMutationVariables = Exact<{
  link: string;
}>;


export type LeavePartyRoomMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type RemovePartyPersonMutationVariables = Exact<{
  link: string;
  personId: string;
}>;


export type RemovePartyPersonMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type RenewPartyRoomLinkMutationVariables = Exact<{
  link: string;
}>;


export type RenewPartyRoomLinkMutation = { act:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type BasketOfPartyRoomMutationVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
  acceptedTotal: number;
}>;


export type BasketOfPartyRoomMutation = { createBasket:
    | { kind: 'BasketCreated', basket: { id: string } }
    | { kind: 'NoAvailability' }
    | { kind: 'BasketPriceChanged' }
    | { kind: 'HolidayNotFound' }
    | { kind: 'TooManyBaskets' }
   };

type PartyRoomAct_InvalidInput_Fragment = { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> };

type PartyRoomAct_PartyRoomChanged_Fragment = { link: string, kind: 'PartyRoomChanged' };

type PartyRoomAct_PartyRoomNotFound_Fragment = { kind: 'PartyRoomNotFound' };

export type PartyRoomActFragment =
  | PartyRoomAct_InvalidInput_Fragment
  | PartyRoomAct_PartyRoomChanged_Fragment
  | PartyRoomAct_PartyRoomNotFound_Fragment
;

export type PartyRoomOfPageFragment = { link: string, name: string, awaited: number, round: number, isJudged: boolean, keptUntil: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number }, people: Array<{ id: string, firstName: string, isLocked: boolean, isYou: boolean, isHost: boolean }>, holidays: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, isMine: boolean, myVote: PartyVote | null, verdict: PartyVerdict | null, votes: { yes: number, perhaps: number, no: number } | null, holiday:
      | { kind: 'Holiday', hotel: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flightItinerary: { outbound: { segments: Array<{ departureAirport: { name: string } }> } } | null, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }
      | { kind: 'HolidayNotFound' }
      | { kind: 'NoAvailability', soldOut: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } | null }
     }> };

export type PartyHolidayOfPageFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, isMine: boolean, myVote: PartyVote | null, verdict: PartyVerdict | null, votes: { yes: number, perhaps: number, no: number } | null, holiday:
    | { kind: 'Holiday', hotel: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flightItinerary: { outbound: { segments: Array<{ departureAirport: { name: string } }> } } | null, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability', soldOut: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } | null }
   };

export type PartyHolidayNowFragment = { hotel: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flightItinerary: { outbound: { segments: Array<{ departureAirport: { name: string } }> } } | null, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };

export type PartyHotelFragment = { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> };

export const PartyRoomPage: Operation<PartyRoomPageQuery, PartyRoomPageQueryVariables> = { name: 'PartyRoomPage', text };

export const JoinPartyRoom: Operation<JoinPartyRoomMutation, JoinPartyRoomMutationVariables> = { name: 'JoinPartyRoom', text };

export const RemoveHolidayFromPartyRoom: Operation<RemoveHolidayFromPartyRoomMutation, RemoveHolidayFromPartyRoomMutationVariables> = { name: 'RemoveHolidayFromPartyRoom', text };

export const VoteInPartyRoom: Operation<VoteInPartyRoomMutation, VoteInPartyRoomMutationVariables> = { name: 'VoteInPartyRoom', text };

export const GoOnWithPartyRoom: Operation<GoOnWithPartyRoomMutation, GoOnWithPartyRoomMutationVariables> = { name: 'GoOnWithPartyRoom', text };

export const StartPartyRound: Operation<StartPartyRoundMutation, StartPartyRoundMutationVariables> = { name: 'StartPartyRound', text };

export const LeavePartyRoom: Operation<LeavePartyRoomMutation, LeavePartyRoomMutationVariables> = { name: 'LeavePartyRoom', text };

export const RemovePartyPerson: Operation<RemovePartyPersonMutation, RemovePartyPersonMutationVariables> = { name: 'RemovePartyPerson', text };

export const RenewPartyRoomLink: Operation<RenewPartyRoomLinkMutation, RenewPartyRoomLinkMutationVariables> = { name: 'RenewPartyRoomLink', text };

export const BasketOfPartyRoom: Operation<BasketOfPartyRoomMutation, BasketOfPartyRoomMutationVariables> = { name: 'BasketOfPartyRoom', text };
