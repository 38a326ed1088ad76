import { useState } from 'react';
import { money } from '#domain/money.ts';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Slider } from '#web/ui/Slider.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import { Sample } from './Sample.tsx';
import layout from '#web/ui/layout.module.css';

const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss'].map((label) => ({ value: label.toLowerCase(), label }));
const PLANS = [
  {
    value: 'deposit',
    label: '£480 today',
    detail: 'Part of deposit. £2,302.40 by 12 April 2027. Cancel before then and you owe £0 more.',
    aside: '£2,822.40',
  },
  {
    value: 'full',
    label: 'Pay it all today',
    detail: '£2,782.40 now, £40 at the hotel',
    aside: '£2,822.40',
  },
];
const PROBLEMS = [
  { fieldId: 'first', message: 'Enter the first name as it is in the passport' },
  { fieldId: 'dob', message: 'Date of birth must include a month from 1 to 12' },
];

export function FormSamples() {
  return (
    <>
      <Sample name="Error summary">
        <ErrorSummary problems={PROBLEMS} />
      </Sample>
      <Sample name="Field, and in error">
        <TextField
          id="phone"
          name="phone"
          label="Phone number"
          hint="Only if a flight changes within 72 hours"
          type="tel"
          defaultValue="07700 900 482"
        />
        <div className={layout.pair}>
          <TextField
            id="first"
            name="first"
            label="First name"
            errors={[PROBLEMS[0]?.message ?? '']}
          />
          <TextField id="last" name="last" label="Last name" defaultValue="Hargreaves" />
        </div>
        <TypedDateField
          id="dob"
          name="dob"
          label="Date of birth"
          hint="For example, 27/03/1988"
          defaultValue="14/17/1987"
          errors={[PROBLEMS[1]?.message ?? '']}
        />
      </Sample>
      <Sample name="Title, select, checkbox">
        <TitleRadios id="title" name="title" label="Title" options={TITLES} defaultValue="mrs" />
        <SelectField id="room" name="room" label="Rooms" options={TITLES} empty="Choose" />
        <div>
          <Checkbox name="board" label="All inclusive" count={38} />
          <Checkbox name="board" label="Half board" count={64} defaultChecked />
        </div>
      </Sample>
      <Sample name="Payment plan choice">
        <RadioCards id="plan" name="plan" label="How to pay" cards={PLANS} defaultValue="deposit" />
      </Sample>
      <Sample name="Slider and stepper">
        <Slider
          id="price"
          label="Price for each person"
          low={{ name: 'min', label: 'From' }}
          high={{ name: 'max', label: 'To' }}
          min={0}
          max={3000}
          step={50}
          defaultValue={[300, 1600]}
          sign="£"
        />
        <Stepper
          id="adults"
          name="adults"
          label="Adults"
          hint="16 and over"
          min={1}
          max={9}
          defaultValue={2}
          fewer="One adult fewer"
          more="One adult more"
        />
      </Sample>
    </>
  );
}

const AIRPORTS = [
  {
    label: 'North',
    options: [
      { id: 'LBA', label: 'Leeds Bradford', detail: 'LBA' },
      { id: 'MAN', label: 'Manchester', detail: 'MAN' },
    ],
  },
  {
    label: 'London',
    options: [
      { id: 'LGW', label: 'Gatwick', detail: 'LGW' },
      { id: 'LTN', label: 'Luton', detail: 'LTN' },
    ],
  },
];

/** Some days have no flight, one is the cheapest. */
const priceOf = (date: string) => {
  const day = Number(date.slice(8));
  if (day % 7 === 0) return { text: '–', spoken: 'no flight', tone: 'none' as const };
  return day === 6 ? { text: '£548', tone: 'cheapest' as const } : { text: `£${600 + day * 3}` };
};

const priceOfStay = () => (
  <PriceBlock
    size="bar"
    total={money(282240, 'GBP')}
    each={money(70560, 'GBP')}
    people={4}
    infants={0}
  />
);

export function ChoiceSamples() {
  return (
    <Sample name="Combobox and calendar">
      <ComboboxSample />
      <DateField
        id="when"
        name="date"
        label="When"
        title="When shall we go?"
        min="2026-11-24"
        max="2028-11-20"
        defaultValue="2027-07-24"
        nights={7}
        note={priceOf}
        foot={priceOfStay}
      />
    </Sample>
  );
}

function ComboboxSample() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([
    { id: 'LBA', label: 'Leeds Bradford' },
  ]);
  return (
    <Combobox
      id="from"
      label="From"
      hint="Choose up to 2"
      text={text}
      onText={setText}
      groups={AIRPORTS}
      found=""
      chosen={chosen}
      onChoose={setChosen}
      most={2}
      mostMessage="2 is the maximum number of airports you can select. Remove one first."
      nothing={<p>Airport not found</p>}
    />
  );
}
