import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  WHEELCHAIR_TYPES,
  checkAccessibility,
  makeSpecialAssistance,
  needsStepFree,
  parseSpecialAssistance,
  type AccessibilityForm,
} from './accessibility.ts';

const blank: AccessibilityForm = {
  partyRequiresSupport: true,
  passenger: undefined,
  wheelChairAssistance: undefined,
  visualImpairment: false,
  auditoryImpairment: false,
  mentalImpairment: false,
  otherImpairment: '',
  ownWheelchair: undefined,
  wheelchairType: undefined,
  walkUpStairs: undefined,
  transferSteps: undefined,
  adaptedHotelRoom: undefined,
  anotherInParty: undefined,
};
const wheelchair: AccessibilityForm = {
  ...blank,
  passenger: 0,
  wheelChairAssistance: true,
  ownWheelchair: true,
  wheelchairType: 'ELECTRIC_DRY_BATTERY',
  walkUpStairs: false,
  transferSteps: false,
  adaptedHotelRoom: true,
  anotherInParty: false,
};
const wrongFields = (form: AccessibilityForm) =>
  checkAccessibility(form, 2).map(({ field }) => field.replace('accessibility.', ''));

test('the rules hold only when the party needs support [A11Y-01] [A11Y-02]', () => {
  expect(wrongFields({ ...blank, partyRequiresSupport: false })).toEqual([]);
  expect(wrongFields({ ...blank, partyRequiresSupport: undefined })).toEqual([
    'partyRequiresSupport',
  ]);
});

test('passenger and wheelchair assistance must be answered [A11Y-03]', () => {
  expect(wrongFields(blank)).toEqual(['passenger', 'wheelChairAssistance']);
  expect(wrongFields({ ...wheelchair, passenger: 2 })).toEqual(['passenger']);
});

test('without assistance or impairment the other one must be told [A11Y-04]', () => {
  const walking = {
    ...blank,
    passenger: 1,
    wheelChairAssistance: false,
    transferSteps: true,
    adaptedHotelRoom: false,
    anotherInParty: false,
  };
  expect(wrongFields(walking)).toEqual(['otherImpairment']);
  expect(wrongFields({ ...walking, visualImpairment: true })).toEqual([]);
  expect(wrongFields({ ...walking, otherImpairment: 'Epilepsy' })).toEqual([]);
});

test('once assistance is answered the rest must be, stairs and own wheelchair only with it [A11Y-05]', () => {
  expect(wrongFields({ ...blank, passenger: 0, wheelChairAssistance: true })).toEqual([
    'ownWheelchair',
    'walkUpStairs',
    'transferSteps',
    'adaptedHotelRoom',
    'anotherInParty',
  ]);
  expect(
    wrongFields({ ...blank, passenger: 0, wheelChairAssistance: false, mentalImpairment: true }),
  ).toEqual(['transferSteps', 'adaptedHotelRoom', 'anotherInParty']);
});

test('the type of an own wheelchair must be told [A11Y-06]', () => {
  expect(wrongFields({ ...wheelchair, wheelchairType: undefined })).toEqual(['wheelchairType']);
  expect(wrongFields({ ...wheelchair, ownWheelchair: false, wheelchairType: undefined })).toEqual(
    [],
  );
});

test('who cannot climb three steps needs a step-free transfer [A11Y-07]', () => {
  expect(needsStepFree([{ specialAssistance: makeSpecialAssistance(wheelchair) }])).toBe(true);
  expect(
    needsStepFree([
      { specialAssistance: makeSpecialAssistance({ ...wheelchair, transferSteps: true }) },
      { specialAssistance: null },
    ]),
  ).toBe(false);
});

test('the answers travel as special assistance [A11Y-08]', () => {
  expect(makeSpecialAssistance(wheelchair)).toEqual({
    impairments: [],
    requiredAssistance: [
      'ADAPTED_HOTEL_ROOM',
      'PARTY_ASSISTANCE',
      'STAIRS',
      'VEHICLE',
      'WHEELCHAIR',
    ],
    wheelchairType: 'ELECTRIC_DRY_BATTERY',
    otherImpairment: null,
  });
  expect(makeSpecialAssistance({ ...blank, partyRequiresSupport: false })).toBeNull();
});

test('every complete form reads back from what travels [A11Y-08]', () => {
  const yesNo = fc.boolean();
  const forms = fc.record({
    wheelChairAssistance: yesNo,
    visualImpairment: yesNo,
    auditoryImpairment: yesNo,
    mentalImpairment: yesNo,
    otherImpairment: fc.constantFrom('', 'Epilepsy'),
    own: yesNo,
    type: fc.constantFrom(...WHEELCHAIR_TYPES),
    walk: yesNo,
    transferSteps: yesNo,
    adaptedHotelRoom: yesNo,
    anotherInParty: yesNo,
  });
  fc.assert(
    fc.property(forms, ({ own, type, walk, ...rest }) => {
      const assisted = rest.wheelChairAssistance;
      const form: AccessibilityForm = {
        ...rest,
        partyRequiresSupport: true,
        passenger: 1,
        ownWheelchair: assisted ? own : undefined,
        wheelchairType: assisted && own ? type : undefined,
        walkUpStairs: assisted ? walk : undefined,
      };
      expect(parseSpecialAssistance(makeSpecialAssistance(form), 1)).toEqual(form);
    }),
  );
});

test('who needs it is one of the party, by number [A11Y-03]', () => {
  for (const passenger of [-1, 0.5, 2, undefined])
    expect(wrongFields({ ...wheelchair, passenger })).toEqual(['passenger']);
  for (const passenger of [0, 1]) expect(wrongFields({ ...wheelchair, passenger })).toEqual([]);
});

test('an empty form is read from no needs at all [A11Y-01]', () => {
  expect(parseSpecialAssistance(null, 0)).toEqual({ ...blank, partyRequiresSupport: false });
});

test('words of one’s own are kept without outer blanks, and blanks are no words [A11Y-04]', () => {
  const walking = { ...wheelchair, wheelChairAssistance: false };
  const kept = makeSpecialAssistance({ ...walking, otherImpairment: ' asthma ' });
  expect(kept).toMatchObject({ impairments: ['OTHER'], otherImpairment: 'asthma' });
  expect(kept?.wheelchairType, 'nobody asked for a wheelchair').toBeNull();
  expect(kept?.requiredAssistance).not.toContain('STAIRS');
  expect(wrongFields({ ...walking, otherImpairment: '  ' })).toEqual(['otherImpairment']);
  expect(makeSpecialAssistance({ ...walking, otherImpairment: '  ' })).toMatchObject({
    impairments: [],
    otherImpairment: null,
  });
});

test('one who cannot climb is enough for a step-free transfer [A11Y-07]', () => {
  const needs = { specialAssistance: makeSpecialAssistance(wheelchair) };
  expect(needsStepFree([{ specialAssistance: null }, needs])).toBe(true);
});
