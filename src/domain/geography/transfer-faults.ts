/** Transfers held against the map: what no road, boat or purse allows. */
import type { Crossing } from './ways.ts';

/** As it is offered: minutes door to door, pence for all there and back. */
export type OfferedTransfer = {
  readonly type: string;
  readonly duration: number;
  readonly price: number;
};

/** What the map has between an airport and a hotel. */
export type WayBetween = {
  readonly straightKm: number;
  /** Over land; undefined where water lies between. */
  readonly overLandKm: number | undefined;
  /** What leads over the water instead, on the days of the holiday. */
  readonly crossing: Crossing | undefined;
  readonly hasTrain: boolean;
  readonly people: number;
};

export type TransferFault = {
  readonly kind: 'across_water' | 'impossible_minutes' | 'price_out_of_range';
  readonly said: string;
};

const BY_ROAD = ['private_minibus', 'private_taxi', 'shuttle_service', 'speedy_shuttle'];
/** Which kinds of transfer each way over the water is sold as. */
const BY_WATER: Readonly<Record<Crossing['by'], readonly string[]>> = {
  ferry: ['shared_ferry', 'private_ferry', 'wheelchair_adapted_taxi'],
  longtail_boat: ['shared_ferry', 'private_ferry'],
  water_bus: ['water_bus', 'water_taxi'],
  speedboat: ['shared_speedboat', 'private_speedboat'],
  seaplane: ['seaplane'],
};

const FASTEST_ROAD = 100;
const SLOWEST_ROAD = 25;
/** Waiting, stops and the walk at both ends. */
const MOST_WAITING = 110;
/** Pence a person and way: the least and the most, and what a kilometre may add. */
const LEAST_FARE = 100;
const MOST_FARE = { road: 8_000, train: 5_000, over: 36_000 };
const MOST_A_KM = 400;

/** The faults of one offer; none when the map, the clock and the purse agree. */
export function transferFaults(offer: OfferedTransfer, way: WayBetween): TransferFault[] {
  return [...waterFaults(offer, way), ...minuteFaults(offer, way), ...priceFaults(offer, way)];
}

function waterFaults({ type }: OfferedTransfer, way: WayBetween): TransferFault[] {
  const roads = way.overLandKm === undefined ? [] : [...BY_ROAD, 'wheelchair_adapted_taxi'];
  const possible = [
    ...(way.crossing ? BY_WATER[way.crossing.by] : roads),
    ...(way.hasTrain ? ['train'] : []),
  ];
  return possible.includes(type)
    ? []
    : [{ kind: 'across_water', said: `${type}: nothing of the kind leads there` }];
}

function minuteFaults({ type, duration }: OfferedTransfer, way: WayBetween): TransferFault[] {
  const onTheWay = way.crossing?.minutes ?? 0;
  const roadKm = way.crossing ? 0 : way.straightKm;
  const least =
    type === 'train'
      ? 5
      : type === 'water_taxi'
        ? onTheWay * 0.4
        : onTheWay + minutesAt(roadKm, FASTEST_ROAD) - 3;
  const most =
    onTheWay +
    MOST_WAITING +
    minutesAt(Math.max(way.straightKm, way.overLandKm ?? 0) * 1.4, SLOWEST_ROAD);
  return duration >= least && duration <= most
    ? []
    : [
        {
          kind: 'impossible_minutes',
          said: `${type}: ${duration} minutes for ${Math.round(way.straightKm)} km in a straight line`,
        },
      ];
}

const minutesAt = (km: number, perHour: number): number => (km / perHour) * 60;

function priceFaults({ type, price }: OfferedTransfer, way: WayBetween): TransferFault[] {
  const each = price / 2 / way.people;
  const most = type === 'train' ? MOST_FARE.train : way.crossing ? MOST_FARE.over : MOST_FARE.road;
  return each >= LEAST_FARE && each <= most + way.straightKm * MOST_A_KM
    ? []
    : [
        {
          kind: 'price_out_of_range',
          said: `${type}: ${Math.round(each)} pence a person and way for ${Math.round(way.straightKm)} km`,
        },
      ];
}
