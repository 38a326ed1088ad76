/**
 * One order of the cast, on paper: the Hargreaves family's week in Port de Sóller, by low deposit.
 */
import type { OrderDocument } from '#domain/order/order-document.ts';

export const sampleOrder: OrderDocument = {
  brand: {
    name: 'Holidaymaker',
    legalName: 'Holidaymaker Demonstration Ltd',
    phone: '0113 496 0180',
    email: 'bookings@holidaymaker.example',
    siteUrl: 'https://holidaymaker.example',
    orderPath: '/booking/c1/confirmation',
  },
  orderCode: 'HM7K42QD',
  bookedOn: '2026-11-21',
  currency: 'GBP',
  place: 'Port de Sóller',
  holidayName: '7 nights in Port de Sóller',
  flights: [
    {
      carrier: 'Solent Air',
      flightNumber: 'SX 4120',
      from: {
        airport: 'Leeds Bradford (LBA)',
        localTime: '2027-07-24T06:15',
        instant: '2027-07-24T05:15:00Z',
      },
      to: {
        airport: 'Palma (PMI)',
        localTime: '2027-07-24T10:00',
        instant: '2027-07-24T08:00:00Z',
      },
      bags: 'A cabin bag each and 1 hold bag of 22 kg',
      airlineReference: 'K7QX2M',
    },
    {
      carrier: 'Solent Air',
      flightNumber: 'SX 4121',
      from: {
        airport: 'Palma (PMI)',
        localTime: '2027-07-31T23:10',
        instant: '2027-07-31T21:10:00Z',
      },
      to: {
        airport: 'Leeds Bradford (LBA)',
        localTime: '2027-08-01T00:55',
        instant: '2027-07-31T23:55:00Z',
      },
      bags: 'A cabin bag each and 1 hold bag of 22 kg',
      airlineReference: 'K7QX2M',
    },
  ],
  stay: {
    hotel: 'Hotel Miramar Blanc',
    address: 'Passeig des Traves 12, Port de Sóller, Majorca',
    checkIn: '2027-07-24',
    nights: 7,
    rooms: ['Family room with balcony'],
    board: 'Half board',
    supplierReference: 'MB-559102',
  },
  extras: [
    {
      name: 'Transfer: Shared coach',
      detail: 'Sunline Coaches, about 65 minutes each way.',
      supplierReference: 'TR40618273',
    },
    {
      name: 'Parking: Fieldside Parking, Leeds Bradford',
      detail:
        '12 Fieldside Lane, two miles from Leeds Bradford Airport. From Sat 24 July 2027 to Sun 1 August 2027. Car: YK19 ABC, Blue Skoda Octavia.',
      supplierReference: 'PK55910264',
    },
  ],
  passengers: [
    { name: 'Mrs Sarah Hargreaves', kind: 'adult' },
    { name: 'Mr Daniel Hargreaves', kind: 'adult' },
    { name: 'Noah Hargreaves', kind: 'child' },
    { name: 'Edie Hargreaves', kind: 'child' },
  ],
  receipt: [
    {
      label: 'Flights for 4',
      basis: 'Leeds Bradford to Palma and back, Solent Air',
      amount: 101_200,
      due: 'now',
      isProtected: true,
    },
    {
      label: 'Hotel Miramar Blanc',
      basis: '7 nights, family room, half board',
      amount: 161_840,
      due: 'later',
      isProtected: true,
    },
    {
      label: '1 hold bag, 22 kg',
      basis: 'Chosen by you',
      amount: 7_800,
      due: 'now',
      isProtected: true,
    },
    {
      label: 'Shared coach transfer',
      basis: 'Chosen by you, step-free',
      amount: 6_400,
      due: 'later',
      isProtected: true,
    },
    {
      label: 'ATOL contribution',
      basis: '4 × £2.50',
      amount: 1_000,
      due: 'now',
      isProtected: false,
    },
    {
      label: 'Majorca tourist tax',
      basis: '2 adults × 7 nights × €3.30 = €46.20, at €1.155 to £1 on 20 November 2026',
      amount: 4_000,
      due: 'at the hotel',
      isProtected: false,
    },
  ],
  payments: [
    { dueDate: '2026-11-21', amount: 48_000, status: 'paid' },
    { dueDate: '2027-04-12', amount: 115_120, status: 'due' },
    { dueDate: '2027-06-26', amount: 115_120, status: 'due' },
  ],
  cancelling: [
    { until: '2027-05-14', lost: 48_000 },
    { until: '2027-06-11', lost: 139_120 },
    { until: '2027-07-09', lost: 222_592 },
    { until: null, lost: 278_240 },
  ],
  vat: 'If this were a real sale, it would be under the tour operators’ margin scheme.',
  contact: { name: 'Sarah Hargreaves', email: 'sarah@example.com', phone: '07700 900123' },
  protection: {
    sentences: [
      'This is a demonstration: nothing is sold, and nothing is protected.',
      'A real holiday with flights would be ATOL protected: if we stopped trading, you could finish the holiday or get your money back. The ATOL contribution in the price shows what that would cost. Money for everything else would be held in a trust account until you are back.',
    ],
    certificateNumber: 'DEMO-7K42QD',
  },
};
