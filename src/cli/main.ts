/**
 * `npm run holidaymaker -- …`: the operator's commands. Each lives in a file of its own that adds
 * itself to the program.
 */
import { Command } from 'commander';
import { MigrationRefusal } from '#server/db/migrate.ts';
import { SettingsError } from '#server/platform/settings.ts';
import { addAdvice } from './advice.ts';
import { addBuild } from './build.ts';
import { addContent } from './content.ts';
import { addConversations } from './conversations.ts';
import { addCredits } from './credits.ts';
import { addCustomers } from './customers.ts';
import { addDoctor } from './doctor.ts';
import { addEnquiries } from './enquiries.ts';
import { addFlags } from './flags.ts';
import { addImport } from './import.ts';
import { addOrders } from './orders.ts';
import { addPromo } from './promo.ts';
import { addRates } from './rates.ts';
import { addStuck } from './stuck.ts';
import { addWorld } from './world.ts';

const program = new Command('holidaymaker')
  .description('Runs and looks after a Holidaymaker site.')
  .showHelpAfterError();
for (const add of [
  addAdvice,
  addBuild,
  addContent,
  addConversations,
  addCredits,
  addCustomers,
  addDoctor,
  addEnquiries,
  addFlags,
  addImport,
  addOrders,
  addPromo,
  addRates,
  addStuck,
  addWorld,
])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  const isForOperator = error instanceof SettingsError || error instanceof MigrationRefusal;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}
