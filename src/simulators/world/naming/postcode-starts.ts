/** How the postcodes of a region begin, where it is generally known. */

const STARTS = `
  07 spain-majorca spain-menorca spain-ibiza spain-formentera
  38 spain-tenerife spain-la-palma spain-la-gomera
  35 spain-gran-canaria spain-lanzarote spain-fuerteventura
  03 spain-costa-blanca
  29 spain-costa-del-sol
  17 spain-costa-brava
  11 spain-costa-de-la-luz
  43 spain-costa-dorada
  46 spain-valencia-and-costa-azahar
  04 spain-costa-de-almeria
  30 spain-costa-calida
  08 spain-barcelona spain-costa-de-barcelona-maresme
  41 spain-seville-and-inland-andalucia
  39 spain-northern-spain
  28 spain-madrid-and-central-spain
  8 portugal-algarve
  9 portugal-madeira portugal-porto-santo portugal-azores
  27 portugal-estoril-coast-and-sintra
  4 portugal-porto-and-northern-portugal
  1 portugal-lisbon
  25 portugal-silver-coast
  49 greece-corfu greece-paxos
  31 greece-lefkada-and-parga
  60 greece-thessaloniki-and-olympus-riviera
  64 greece-thassos-and-kavala
  10 greece-athens-and-attica
  18 greece-saronic-islands
  21 greece-peloponnese
  85 greece-rhodes greece-kos greece-kalymnos-and-symi greece-karpathos
  73 greece-crete-chania
  71 greece-crete-heraklion
  72 greece-crete-lasithi
  74 greece-crete-rethymno
  63 greece-halkidiki
  29 greece-zante
  28 greece-kefalonia greece-ithaca
  84 greece-santorini greece-mykonos greece-naxos-and-paros
  37 greece-skiathos greece-skopelos-and-alonissos
  83 greece-samos
  81 greece-lesbos
  8 cyprus-paphos
  5 cyprus-ayia-napa-and-protaras
  6 cyprus-larnaca
  3 cyprus-limassol
  48 turkey-bodrum turkey-dalaman-coast turkey-marmaris
  07 turkey-side turkey-alanya turkey-kemer turkey-antalya turkey-belek
  35 turkey-izmir-and-kusadasi
  34 turkey-istanbul
  00 italy-rome
  80 italy-neapolitan-riviera italy-naples italy-ischia italy-capri
  50 italy-florence-and-tuscany
  30 italy-venice italy-venetian-riviera
  20 italy-milan
  39 italy-dolomites
  37 italy-lake-garda
  22 italy-lake-como
  28 italy-lake-maggiore
  57 italy-elba
  16 italy-liguria
  40 italy-bologna-and-emilia-romagna
  47 italy-adriatic-riviera
  72 italy-puglia
  89 italy-calabria
  98 italy-sicily-east italy-aeolian-islands
  90 italy-sicily-west
  11 italy-italian-alps-west
  34 italy-trieste-and-friuli
  07 italy-sardinia-north
  09 italy-sardinia-south
  37 italy-verona
  10 italy-turin
  06 france-french-riviera
  20 france-corsica
  13 france-provence
  34 france-languedoc
  33 france-french-atlantic-coast
  38 france-southern-french-alps
  31 france-toulouse-and-the-pyrenees
  73 france-three-valleys-and-tarentaise
  74 france-french-alps-north
  75 france-paris
  77 france-disneyland-paris
  69 france-lyon
  20 croatia-dubrovnik-riviera croatia-korcula-and-mljet
  10 croatia-zagreb-and-plitvice
  853 montenegro-bay-of-kotor montenegro-budva-riviera
  97 albania-albanian-riviera
  10 albania-durres-and-tirana
  42 slovenia-slovenian-lakes
  10 slovenia-ljubljana
  63 slovenia-slovenian-coast
  52 croatia-istria
  21 croatia-split-riviera croatia-makarska-riviera croatia-hvar-and-brac
  23 croatia-zadar-riviera
  51 croatia-kvarner
  64 austria-austrian-tyrol
  10 austria-vienna
  5 austria-salzburg-and-lakes austria-salzburgerland-ski
  38 switzerland-bernese-oberland
  39 switzerland-valais
  12 switzerland-lake-geneva
  7 switzerland-graubunden
  10 germany-berlin
  8 germany-munich-and-bavaria
  50 germany-rhineland
  20 germany-hamburg
  60 germany-frankfurt
  10 netherlands-amsterdam belgium-brussels hungary-budapest
  25 netherlands-the-hague-and-rotterdam
  80 belgium-bruges-and-flanders poland-gdansk-and-baltic
  30 poland-krakow
  00 poland-warsaw
  50 poland-wroclaw
  11 czechia-prague
  8 hungary-lake-balaton
  SW7 united-kingdom-london
  EH1 united-kingdom-edinburgh
  BT1 united-kingdom-belfast-and-causeway
  D02 ireland-dublin
  V93 ireland-kerry-and-the-west
  328 united-states-orlando-and-kissimmee
  331 united-states-miami-and-florida-keys
  100 united-states-new-york
  891 united-states-las-vegas
  921 united-states-california-south
  941 united-states-san-francisco
  981 united-states-seattle
  021 united-states-boston-and-new-england
  200 united-states-washington-dc
  606 united-states-chicago
  191 united-states-philadelphia
  967 united-states-hawaii
  346 united-states-florida-gulf-coast
  775 mexico-cancun-and-riviera-maya
  83 thailand-phuket
`;

const BY_REGION = new Map(
  STARTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [start = '', ...regions] = line.trim().split(' ');
      return regions.map((region) => [region, start] as const);
    }),
);

/** The first signs of a region's postcodes; undefined where they are not written down here. */
export const postcodeStart = (region: string): string | undefined => BY_REGION.get(region);
