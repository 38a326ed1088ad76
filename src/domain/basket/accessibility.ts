/**
 * What a passenger needs on the way and at the hotel: the form's answers, their rules, and how they
 * travel (A11Y-01 to A11Y-08).
 */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';

export const IMPAIRMENTS = [
  'HEARING_IMPAIRMENT',
  'MENTAL_IMPAIRMENT',
  'OTHER',
  'VISUAL_IMPAIRMENT',
] as const;
export type Impairment = (typeof IMPAIRMENTS)[number];
export const ASSISTANCES = [
  'ADAPTED_HOTEL_ROOM',
  'ADDITIONAL_PARTY_ASSISTANCE',
  'PARTY_ASSISTANCE',
  'STAIRS',
  'VEHICLE',
  'WHEELCHAIR',
] as const;
export type Assistance = (typeof ASSISTANCES)[number];
export const WHEELCHAIR_TYPES = [
  'MANUAL',
  'MANUAL_FOLDABLE',
  'ELECTRIC_DRY_BATTERY',
  'ELECTRIC_WET_BATTERY',
  'MOBILITY_SCOOTER',
] as const;
export type WheelchairType = (typeof WHEELCHAIR_TYPES)[number];

export type SpecialAssistance = {
  readonly impairments: readonly Impairment[];
  readonly requiredAssistance: readonly Assistance[];
  readonly wheelchairType: WheelchairType | null;
  readonly otherImpairment: string | null;
};

/** The form (A11Y-01); undefined = not answered. `passenger` is the place in the passenger list. */
export type AccessibilityForm = {
  readonly partyRequiresSupport: boolean | undefined;
  readonly passenger: number | undefined;
  readonly wheelChairAssistance: boolean | undefined;
  readonly visualImpairment: boolean;
  readonly auditoryImpairment: boolean;
  readonly mentalImpairment: boolean;
  readonly otherImpairment: string;
  readonly ownWheelchair: boolean | undefined;
  readonly wheelchairType: WheelchairType | undefined;
  readonly walkUpStairs: boolean | undefined;
  /** Can climb at least three steps into a transfer (A11Y-07). */
  readonly transferSteps: boolean | undefined;
  readonly adaptedHotelRoom: boolean | undefined;
  readonly anotherInParty: boolean | undefined;
};

/** Every error of the form; the rules hold only when the party needs support (A11Y-02). */
export function checkAccessibility(form: AccessibilityForm, passengers: number): FieldError[] {
  if (form.partyRequiresSupport === undefined) return [choose('partyRequiresSupport')];
  if (!form.partyRequiresSupport) return [];
  const isKnown =
    form.passenger !== undefined &&
    Number.isInteger(form.passenger) &&
    form.passenger >= 0 &&
    form.passenger < passengers;
  return [
    ...(isKnown ? [] : [choose('passenger')]),
    ...(form.wheelChairAssistance === undefined
      ? [choose('wheelChairAssistance')]
      : checkAssistance(form, form.wheelChairAssistance)),
  ];
}

/** The answers as a passenger carries them (A11Y-08); null when the party needs no support. */
export function makeSpecialAssistance(form: AccessibilityForm): SpecialAssistance | null {
  if (!form.partyRequiresSupport) return null;
  const other = form.otherImpairment.trim();
  return {
    impairments: IMPAIRMENTS.filter((impairment) => hasImpairment(form, impairment)),
    requiredAssistance: ASSISTANCES.filter((assistance) => needsAssistance(form, assistance)),
    wheelchairType:
      form.wheelChairAssistance && form.ownWheelchair ? (form.wheelchairType ?? null) : null,
    otherImpairment: other === '' ? null : other,
  };
}

/** The inverse of makeSpecialAssistance, for the passenger at `passenger`. */
export function parseSpecialAssistance(
  carried: SpecialAssistance | null,
  passenger: number | undefined,
): AccessibilityForm {
  const needs = (assistance: Assistance) =>
    carried?.requiredAssistance.includes(assistance) ?? false;
  const has = (impairment: Impairment) => carried?.impairments.includes(impairment) ?? false;
  const wheelChairAssistance = carried ? needs('WHEELCHAIR') : undefined;
  return {
    partyRequiresSupport: carried !== null,
    passenger: carried ? passenger : undefined,
    wheelChairAssistance,
    visualImpairment: has('VISUAL_IMPAIRMENT'),
    auditoryImpairment: has('HEARING_IMPAIRMENT'),
    mentalImpairment: has('MENTAL_IMPAIRMENT'),
    otherImpairment: carried?.otherImpairment ?? '',
    ownWheelchair: wheelChairAssistance ? carried?.wheelchairType !== null : undefined,
    wheelchairType: carried?.wheelchairType ?? undefined,
    walkUpStairs: wheelChairAssistance ? !needs('STAIRS') : undefined,
    transferSteps: carried ? !needs('VEHICLE') : undefined,
    adaptedHotelRoom: carried ? needs('ADAPTED_HOTEL_ROOM') : undefined,
    anotherInParty: carried ? needs('ADDITIONAL_PARTY_ASSISTANCE') : undefined,
  };
}

/** Whether somebody cannot climb the steps of an ordinary transfer (A11Y-07). */
export const needsStepFree = (
  passengers: readonly { readonly specialAssistance: SpecialAssistance | null }[],
): boolean =>
  passengers.some(
    ({ specialAssistance }) => specialAssistance?.requiredAssistance.includes('VEHICLE') ?? false,
  );

function checkAssistance(form: AccessibilityForm, assistance: boolean): FieldError[] {
  const asked = [
    ...(assistance ? (['ownWheelchair', 'walkUpStairs'] as const) : []),
    ...(['transferSteps', 'adaptedHotelRoom', 'anotherInParty'] as const),
  ];
  const impaired = form.visualImpairment || form.auditoryImpairment || form.mentalImpairment;
  const needsType = assistance && form.ownWheelchair === true && form.wheelchairType === undefined;
  const needsOther = !assistance && !impaired && form.otherImpairment.trim() === '';
  return [
    ...asked.filter((field) => form[field] === undefined).map(choose),
    ...(needsType ? [choose('wheelchairType')] : []),
    ...(needsOther ? [refuse(INPUT_REFUSALS, 'required', 'accessibility.otherImpairment')] : []),
  ];
}

function hasImpairment(form: AccessibilityForm, impairment: Impairment): boolean {
  const answers: Record<Impairment, boolean> = {
    HEARING_IMPAIRMENT: form.auditoryImpairment,
    MENTAL_IMPAIRMENT: form.mentalImpairment,
    OTHER: form.otherImpairment.trim() !== '',
    VISUAL_IMPAIRMENT: form.visualImpairment,
  };
  return answers[impairment];
}

function needsAssistance(form: AccessibilityForm, assistance: Assistance): boolean {
  const answers: Record<Assistance, boolean> = {
    ADAPTED_HOTEL_ROOM: form.adaptedHotelRoom === true,
    ADDITIONAL_PARTY_ASSISTANCE: form.anotherInParty === true,
    PARTY_ASSISTANCE: true,
    STAIRS: form.wheelChairAssistance === true && form.walkUpStairs === false,
    VEHICLE: form.transferSteps === false,
    WHEELCHAIR: form.wheelChairAssistance === true,
  };
  return answers[assistance];
}

const choose = (field: keyof AccessibilityForm): FieldError =>
  refuse(INPUT_REFUSALS, 'option_required', `accessibility.${field}`);
