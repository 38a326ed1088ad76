/** What hotels and streets are called in the north and east of Europe, and in English. */
import { parts, type TongueWords } from '../tongue.ts';

export const NORTHERN: TongueWords = {
  hotel: parts('Hotel {name} · {name} Hotel · Hotel {name} · {name} House · {name} Inn'),
  home: parts('{name} Apartments · {name} Suites · {name} Aparthotel · {name} Residence'),
  grand: parts('Grand Hotel {name} · {name} Palace · {name} Hotel & Spa'),
  sea: parts('{name} Strand · {name} Harbour'),
  names: parts(`Linden · Rosen · Svea · Astrid · Vega · Nordlys · Birka · Saga Hall · Ekbacken
    Solberg · Kristall · Valhall · Tulpan · De Linde · De Zwaan · Oranje · Juniper · Rowan
    Silver Birch · Amber · Blue Heron · Freja`),
  seaNames: parts('Skagen Light · Fyrtårn · Havnen · Måken · Bryggen Nord · Terna'),
  townNames: parts('Gracht · Klokke · Old Guild · Torget · Merchant · Canal Lantern'),
  hillNames: parts('Aurora · Fjellheim · Reindeer · Snowfield · Spruce · Fjord Rose'),
  streets: parts(`Kirkegata {n} · Storgatan {n} · Kerkstraat {n} · Lindelaan {n} · Rosengade {n}
    Skolgatan {n} · Molenstraat {n} · Parkveien {n}`),
  seaStreets: parts('Strandgata {n} · Havnegade {n}'),
};

export const EASTERN: TongueWords = {
  hotel: parts('Hotel {name} · {name} Hotel · Hotel {name} · Penzion {name} · Villa {name}'),
  home: parts('{name} Apartments · {name} Suites · {name} Residence · {name} Aparthotel'),
  grand: parts('Grand Hotel {name} · {name} Palace · {name} Hotel & Spa'),
  sea: parts('{name} Beach · {name} Bay · {name} Sea Club'),
  names: parts(`Lipa · Jantar · Aurora · Lilia · Vesna · Kalina · Rosa · Magnolia · Orfeus
    Tulipan · Violeta · Zora · Rubin · Sofia Garden · Malina · Jasmin · Diana Court · Topaz
    Karolina · Paloma Nova · Iris · Bela Rada`),
  seaNames: parts('Chaika · Delfin · Perla · Sirena · Fregata · Morska Zvezda · Lazur · Briz'),
  townNames: parts('Golden Star · Clock Tower · Golden Lantern · Old Court · Bastion · Kompas'),
  hillNames: parts('Pirin Fir · Edelvais · Smrek · Kosodrevina · Snezhanka · Kolibri'),
  streets: parts(`Lipova {n} · Školní {n} · Kościelna {n} · Ulitsa Rakovski {n} · Mostová {n}
    Zielona {n} · Strada Florilor {n} · Kossuth utca {n}`),
  seaStreets: parts('Primorska {n} · Kraybrezhna {n}'),
};

/** Where the neighbours of a tongue have streets of their own. */
export const STREETS_OF: Readonly<Record<string, readonly string[]>> = {
  BG: parts(
    'Ulitsa Rakovski {n} · Ulitsa Ivan Vazov {n} · Ulitsa Treti Mart {n} · Bulevard Slivnitsa {n}',
  ),
  PL: parts('ul. Długa {n} · ul. Szeroka {n} · ul. Lipowa {n} · ul. Kościelna {n}'),
  CZ: parts('Mostová {n} · Dlouhá {n} · Školní {n} · Lipová {n}'),
  SK: parts('Hlavná {n} · Lipová {n} · Kostolná {n}'),
  HU: parts('Kossuth utca {n} · Petőfi utca {n} · Rózsa utca {n} · Hársfa utca {n}'),
  RO: parts('Strada Florilor {n} · Strada Republicii {n} · Strada Teiului {n}'),
  NL: parts('Kerkstraat {n} · Lindelaan {n} · Molenstraat {n} · Rozengracht {n}'),
  BE: parts('Kerkstraat {n} · Lindelaan {n} · Molenstraat {n} · Sint-Jansplein {n}'),
  DK: parts('Rosengade {n} · Kirkegade {n} · Skolegade {n}'),
  SE: parts('Storgatan {n} · Skolgatan {n} · Kyrkogatan {n}'),
  NO: parts('Kirkegata {n} · Parkveien {n} · Storgata {n}'),
  FI: parts('Kirkkokatu {n} · Puistotie {n} · Koulukatu {n} · Poropolku {n}'),
  IS: parts('Birkigata {n} · Skólavegur {n} · Kirkjustræti {n}'),
  EE: parts('Kooli {n} · Pärna tänav {n} · Kiriku {n}'),
  LV: parts('Liepu iela {n} · Skolas iela {n} · Baznīcas iela {n}'),
  LT: parts('Liepų g. {n} · Mokyklos g. {n} · Bažnyčios g. {n}'),
  MV: parts('Kuda Giri · Dhon Fushi · Olhu Huraa · Villi Faru · Meeru Finolhu'),
  SI: parts('Prešernova cesta {n} · Cankarjeva ulica {n} · Šolska ulica {n}'),
};

/** Streets along the shore, where its tongue is not the one that hotels are named in. */
export const SEA_STREETS_OF: Readonly<Record<string, readonly string[]>> = {
  MV: parts('Kuda Giri · Dhon Fushi · Olhu Huraa · Villi Faru · Meeru Finolhu'),
  SI: parts('Obala {n} · Obalna cesta {n}'),
};

export const ENGLISH: TongueWords = {
  hotel: parts('The {name} · {name} Hotel · {name} House · Hotel {name} · {name} Inn'),
  home: parts('{name} Suites · {name} Residences · {name} Apartments · {name} Villas'),
  grand: parts('The Grand {name} · {name} Hotel & Spa · The {name} Palace'),
  sea: parts('{name} Beach · {name} Bay · {name} Shore'),
  names: parts(`Palm Court · Blue Heron · Juniper · Almond Tree · Old Mill · Silver Birch
    Cedar Terrace · Cloudberry · Fairmead · Larkspur · Copperfield Row · Magnolia · Foxglove
    Marigold · Kingfisher · Wisteria · Orchard Gate · Bellflower · Hawthorn · Sandalwood
    Thornbury · Elmstead · Honeysuckle · Bluebell`),
  seaNames: parts(`Harbour Lights · Saltwater · Windward · Driftwood · Lighthouse Keep
    Seagrass · Sandpiper · Pelican · Spinnaker · Tidewater`),
  townNames: parts('Lantern Row · Meridian · Clockmaker · Guildhall · Theatre Royal Court'),
  hillNames: parts('Pine Ridge · Timberline · Elk Meadow · Stonecrop'),
  streets: parts(`{n} Church Street · {n} Garden Walk · {n} Station Road · {n} Market Street
    {n} Oak Avenue · {n} King Street · {n} Maple Road · {n} Mill Lane`),
  seaStreets: parts('{n} Harbour Road · {n} Ocean Drive · {n} Seafront Promenade'),
};
