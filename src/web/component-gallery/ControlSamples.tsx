import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ChipButton, ChipLink, ChipRow } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useToast } from '#web/ui/Toast.tsx';
import { Sample } from './Sample.tsx';
import styles from './ComponentGallery.module.css';

export function ControlSamples() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Sample name="Buttons">
        <div className={styles.row}>
          <Button>Search</Button>
          <Button kind="quiet">Change search</Button>
          <ButtonLink kind="text" to="#">
            Undo
          </ButtonLink>
          <Button busy="Searching">Search</Button>
          <Button size="strip" kind="quiet" type="button" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
        </div>
      </Sample>
      <Sample name="Chips">
        <ChipRow scrolls>
          <ChipLink to="#" on>
            Half board
          </ChipLink>
          <ChipLink to="#">All inclusive</ChipLink>
          <ChipButton>
            Sort <Icon of={ChevronDown} />
          </ChipButton>
        </ChipRow>
      </Sample>
      <Sample name="Toast with undo">
        <ChipButton
          onClick={() =>
            toast({ text: 'Removed from saved', action: { label: 'Undo', run: () => {} } })
          }
        >
          Show a toast
        </ChipButton>
      </Sample>
      <Sample name="Progress">
        <Progress
          name="Booking"
          steps={[
            { label: 'Passengers', state: 'done', to: '#' },
            { label: 'Payment options', state: 'now' },
            { label: 'Your details', state: 'ahead' },
            { label: 'Book', state: 'ahead' },
          ]}
        />
      </Sample>
      <Sample name="Tabs">
        <Tabs
          name="Products"
          tabs={[
            { to: '/a', label: 'Holidays', current: true },
            { to: '/b', label: 'Cities', current: false },
            { to: '/c', label: 'Cruises', current: false, badge: 'Soon' },
            { to: '/d', label: 'Hotels', current: false },
          ]}
        />
      </Sample>
      <Sample name="Skeleton">
        <Skeleton width="40%" height={14} />
        <Skeleton width="80%" height={24} />
        <Skeleton height={14} />
      </Sample>
      <Sample name="Notices">
        <Notice>Prices include everything that cannot be avoided.</Notice>
        <Notice tone="good">Your code is applied.</Notice>
        <Notice tone="coral" role="alert">
          The payment was declined. Nothing has been charged.
        </Notice>
      </Sample>
      <Sample name="Disclosure">
        <Disclosure summary="What is included" open>
          Flights, hotel and local taxes.
        </Disclosure>
        <Disclosure summary="Cancelling">Costs by date.</Disclosure>
      </Sample>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="This deal has expired"
        foot={<Button wide>Check the price again</Button>}
      >
        The price was held until 20:41. Everything you typed is kept.
      </Dialog>
    </>
  );
}
