/** Invented hotel names in the manner of each country; none is a real hotel's. */
import { wholeBetween, pickByChance, unit } from './chance.ts';

type Words = {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  readonly forms: readonly string[];
};

const SPANISH: Words = {
  heads: [
    'Hotel',
    'Casa',
    'Hostal',
    'Aparthotel',
    'Villas',
    'Gran Hotel',
    'Finca',
    'Apartamentos',
    'Palacio',
    'Residencia',
  ],
  tails: [
    'Miramar Blanc',
    'Son Vela',
    'Torrent',
    'Playa Alta',
    'del Azahar',
    'Roca Negra',
    'Las Garzas',
    'Mar de Plata',
    'La Higuera',
    'Cala Serena',
    'Los Almendros',
    'Bahía Clara',
    'El Faro Viejo',
    'Sol de Levante',
    'Vista Bella',
    'Arena Dorada',
    'Las Palomas',
    'Monte Alegre',
    'Punta Brisa',
    'San Telmo Mar',
    'La Marejada',
    'Olivar Azul',
    'Costa Linda',
    'Mirasierra',
    'Puerto Nuevo',
  ],
  forms: [
    '{head} {tail}',
    '{tail} Gardens',
    '{tail} Suites',
    '{head} {tail}',
    '{tail} Beach',
    '{tail} Resort',
  ],
};
const GREEK: Words = {
  heads: ['Hotel', 'Villa', 'Studios', 'Aparthotel', 'Residence', 'Palace'],
  tails: [
    'Ammos',
    'Alkyon Bay',
    'Thalassa Blu',
    'Meltemi',
    'Kalypso Sands',
    'Elaia',
    'Aegli',
    'Nereid',
    'Galini',
    'Asteria Cove',
    'Kymata',
    'Rodanthi',
    'Selini',
    'Thymari',
    'Levanda',
    'Ionian Sails',
    'Petra Mare',
    'Anemos',
    'Daphnia',
    'Porto Lygia',
  ],
  forms: [
    '{tail} House',
    '{head} {tail}',
    '{tail} Suites',
    '{tail} Beach',
    '{tail} Village',
    '{tail} Blue',
  ],
};
const TURKISH: Words = {
  heads: ['Otel', 'Konak', 'Pansiyon', 'Club', 'Grand'],
  tails: [
    'Yakamoz',
    'Deniz Yildizi',
    'Zeytin Dali',
    'Turkuaz Koy',
    'Mavi Ruzgar',
    'Portakal Bahce',
    'Gunes Kapi',
    'Lale Park',
    'Cinar',
    'Sahil Incisi',
    'Kehribar',
    'Martı Yuvasi',
    'Safran',
    'Ada Poyraz',
    'Nar Cicegi',
  ],
  forms: ['{head} {tail}', '{tail} Resort', '{tail} Beach', '{tail} Hotel', '{tail} Garden'],
};
const ITALIAN: Words = {
  heads: ['Albergo', 'Hotel', 'Villa', 'Palazzo', 'Locanda', 'Residenza', 'Pensione'],
  tails: [
    'Belcanto',
    'del Cedro',
    'Luna Rossa',
    'San Vito',
    'La Ginestra',
    'Fontechiara',
    'Due Lanterne',
    'Santa Brigida',
    'Marechiaro Alto',
    'Il Glicine',
    'Rio Verde',
    'dei Gelsomini',
    'Torre Antica',
    'Ca’ Serena',
    'Acquamarina',
    'Le Terrazze',
    'Monte Lieto',
    'Corte Fiorita',
  ],
  forms: ['{head} {tail}', '{head} {tail}', '{tail} Suites', '{tail} Resort'],
};
const PORTUGUESE: Words = {
  heads: ['Hotel', 'Quinta', 'Casa', 'Pousada', 'Aldeamento', 'Solar'],
  tails: [
    'da Falésia',
    'Vale Dourado',
    'das Andorinhas',
    'Maré Alta',
    'do Sobreiro',
    'Praia Nova',
    'dos Limoeiros',
    'Rocha Branca',
    'Areia Fina',
    'do Navegante',
    'Bela Onda',
    'da Ribeira Velha',
    'Monte Claro',
    'das Gaivotas',
  ],
  forms: ['{head} {tail}', '{head} {tail}', '{tail} Resort', '{tail} Suites'],
};
const FRENCH: Words = {
  heads: ['Hôtel', 'Auberge', 'Villa', 'Résidence', 'Chalet', 'Maison'],
  tails: [
    'des Tilleuls',
    'Belle Rive',
    'du Vieux Phare',
    'Saint-Alban',
    'Les Lavandes',
    'de la Source',
    'Grand Large',
    'des Marronniers',
    'Clair de Lune',
    'La Bergerie',
    'du Lac Bleu',
    'Les Mélèzes',
    'Beauséjour',
  ],
  forms: ['{head} {tail}', '{head} {tail}', '{tail} Suites'],
};
const GERMAN: Words = {
  heads: ['Hotel', 'Gasthof', 'Pension', 'Landhaus', 'Alpenhof', 'Chalet'],
  tails: [
    'Edelrain',
    'Seeblick Alt',
    'Zum Wildbach',
    'Tannegg',
    'Goldener Hirschbrunn',
    'Sonnwies',
    'Bergkranz',
    'Am Domplatz',
    'Lindenallee',
    'Rosengart',
    'Hochfirn',
    'Silberquell',
  ],
  forms: ['{head} {tail}', '{head} {tail}', '{tail} Lodge'],
};
const ARABIC: Words = {
  heads: ['Hotel', 'Riad', 'Dar', 'Palms', 'Residence', 'Club'],
  tails: [
    'Al Nakheel',
    'Yasmine Dunes',
    'Zahra',
    'Coral Moon',
    'Amber Oasis',
    'El Waha',
    'Safra Bay',
    'Nour',
    'Marsa Pearl',
    'Desert Lantern',
    'Kasr Azur',
    'Sidi Bahr',
    'Red Reef',
    'Almond Gate',
  ],
  forms: ['{head} {tail}', '{tail} Resort', '{tail} Beach', '{tail} Palace', '{tail} Suites'],
};
const ENGLISH: Words = {
  heads: ['Hotel', 'The', 'House', 'Lodge', 'Inn', 'Residence'],
  tails: [
    'Harbour Lights',
    'Palm Court',
    'Lantern Row',
    'Blue Heron',
    'Coral Sands',
    'Saltwater',
    'Juniper',
    'Meridian Quay',
    'Almond Tree',
    'Pelican Bay',
    'Old Mill',
    'Windward',
    'Driftwood',
    'Silver Birch',
    'Trade Winds',
    'Lighthouse Keep',
    'Cedar Terrace',
    'Coconut Grove',
    'Tamarind',
    'Cloudberry',
  ],
  forms: [
    '{head} {tail}',
    '{tail} Hotel',
    '{tail} House',
    '{tail} Resort',
    '{tail} Suites',
    '{tail} Beach',
  ],
};

const BY_COUNTRY: Record<string, Words> = {
  ES: SPANISH,
  MX: SPANISH,
  DO: SPANISH,
  CU: SPANISH,
  GR: GREEK,
  CY: GREEK,
  TR: TURKISH,
  IT: ITALIAN,
  MT: ITALIAN,
  PT: PORTUGUESE,
  CV: PORTUGUESE,
  BR: PORTUGUESE,
  FR: FRENCH,
  BE: FRENCH,
  MU: FRENCH,
  SC: FRENCH,
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  EG: ARABIC,
  TN: ARABIC,
  MA: ARABIC,
  AE: ARABIC,
  OM: ARABIC,
  QA: ARABIC,
  JO: ARABIC,
};

/** A name for the `n`th hotel of a place, unlike those already taken there. */
export function hotelName(
  seed: number,
  placeId: string,
  placeName: string,
  country: string,
  taken: ReadonlySet<string>,
): string {
  const words = BY_COUNTRY[country] ?? ENGLISH;
  for (let tries = 0; tries < 200; tries += 1) {
    const form = pickByChance(words.forms, unit(seed, placeId, taken.size, tries, 'form'));
    const name = capitalised(
      form
        .replace(
          '{head}',
          pickByChance(words.heads, unit(seed, placeId, taken.size, tries, 'head')),
        )
        .replace(
          '{tail}',
          pickByChance(words.tails, unit(seed, placeId, taken.size, tries, 'tail')),
        ),
    );
    if (!taken.has(name)) return name;
  }
  return `${words.heads[0]} ${placeName} ${wholeBetween(2, 999, unit(seed, placeId, taken.size, 'number'))}`;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
