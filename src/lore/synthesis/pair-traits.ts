/** A habit with others that a sentence can give to a person, and the words of a predicate that give it. */
export interface PairTrait {
  name: PairTraitName
  /** Empty where only the tags of an entry tell. */
  says: readonly RegExp[]
}

/** The habits that an entry of the corpus can be tagged with. */
export type PairTag =
  | 'outgoing'
  | 'reserved'
  | 'laughing'
  | 'solemn'
  | 'trusting'
  | 'seeing through'
  | 'useful talk'
  | 'a pleasure left whole'
  | 'facts first'
  | 'feelings first'
  | 'saying it'
  | 'keeping it back'

export type PairTraitName =
  | PairTag
  | 'company on a bad day'
  | 'being alone on a bad day'
  | 'all of a person'
  | 'room in love'
  | 'pressing'
  | 'giving way'
  | 'showing it'
  | 'hiding it'
  | 'advice'
  | 'asking back'
  | 'keeping to a plan'
  | 'changing the plan'
  | 'improving a person'
  | 'leaving a person free'
  | 'the details'
  | 'the large view'
  | 'the first move'
  | 'the second move'
  | 'over it soon'
  | 'not over it'
  | 'free with praise'
  | 'sparing with praise'
  | 'slow in love'
  | 'fast in love'
  | 'setting the pace'
  | 'wanting more time'

/** The claims about each person that an entry is tagged with. */
export type PairTags = Partial<Record<'you' | 'partner', readonly PairTag[]>>

/** Two habits that one person can't have without a word on why. The verbs are those after "you" and after a name. */
export const pairTraits: readonly (readonly [PairTrait, PairTrait])[] = [
  [
    {
      name: 'company on a bad day',
      says: [
        /\b(?:want|need)s? (?:some |more )?company (?:on a|than)\b/,
        /\bof you wants company\b/,
        /\b(?:want|need)s? (?:someone|somebody|another person) (?:close|there|to (?:tell|sit down))/,
        /\btells? the whole day\b/,
        /\bfeels? better after telling\b/,
        /\bin conversation$|\bout in conversation\b/,
        /\bwants? (?:to be held|to talk (?:about it|it (?:through|over))|it all the time)\b/,
        /\bover a bad day in the company\b/,
        /\bmost like (?:yourself|themselves) among friends\b/,
        /\bneeds? to talk in order to feel better\b/,
        /\bout of a bad mood by talking\b/,
        /\bneeds? to be comforted\b/,
        /\bgood at being miserable alone\b/,
        /\bwaits? to be the one who gets the care\b/,
        /\bends? in company\b/,
      ],
    },
    {
      name: 'being alone on a bad day',
      says: [
        /\b(?:need|want|have|ha[sd]|like)s? to be (?:left )?alone\b/,
        /\bbeing left alone\b/,
        /\bwish to be (?:left )?alone\b/,
        /\bhandles? (?:trouble|a (?:hard|bad) (?:day|one)|a hard day) alone\b/,
        /\bthrough a hard day alone\b/,
        /\b(?:go|goes) off (?:with a feeling|by (?:yourself|themselves)|to get over)/,
        /\bwants? (?:no witnesses|to hear nothing)\b/,
        /\brecovers? by going somewhere else\b/,
        /\bby getting away from it\b/,
        /\bcloses? up\b/,
        /\bmoods within four walls\b/,
        /\bhides? a bad mood\b/,
        /\bneeds? (?:a day of |some )?distance\b(?! in love)/,
        /\bneeds? some air around\b/,
        /\bsteps? back (?:from a (?:strong )?feeling|until it looks)\b/,
        /\bcomfort at odd hours\b/,
        /\bfrom tender to gone\b/,
        /\bsettles? down best where nobody counts\b/,
        /\bhaving mentioned it\b/,
        /\bpulls? back, to see\b/,
        /\bwants? the window open\b/,
      ],
    },
  ],
  [
    {
      name: 'all of a person',
      says: [
        /\ball of (?:a person|somebody)\b/,
        /\bholds? on tightest\b/,
        /\bas if there were nobody else\b/,
        /\bthan get half of it\b/,
        /\bloves? by halves\b/,
        /\bneeds? to be close in order\b/,
      ],
    },
    {
      name: 'room in love',
      says: [
        /\bplenty of room\b/,
        /\bsome room in love\b/,
        /\bneeds? some distance (?:in order to feel|in love)/,
        /\ba little distance around\b/,
        /\btied down (?:as soon as|after)\b/,
        /\bpossession of any kind\b/,
        /\bat the word "always"/,
        /\bhappiest in love while nothing\b/,
        /\bpeople as friends first\b/,
        /\bwould like some room\b/,
      ],
    },
  ],
  [
    {
      name: 'pressing',
      says: [
        /\bcomes? straight (?:at|back)\b/,
        /(?<!n't |never |not |without )\bpress(?:es)?\b(?! for the words)/,
        /\b(?:call )?being direct\b/,
        /\bpush(?:es)? (?:at|harder|on past)\b/,
        /\bstarts? a quarrel\b/,
        /\braises? (?:your|their) voice\b/,
        /\bmakes? (?:your|their) move\b/,
        /\btr(?:y|ies) harder\b/,
        /\bwants? it settled now\b/,
        /\bgoes? in (?:harder|head on)\b|\bgo in (?:harder|head on)\b/,
        /\bblunt(?:er)?\b/,
        /\bwants? an answer now\b/,
        /\bwants? it at once\b/,
        /\bcharges? at\b/,
        /\bgoes? after (?:you|them|what)\b/,
      ],
    },
    {
      name: 'giving way',
      says: [
        /\b(?:don't|doesn't|never) press\b/,
        /\bleav(?:e|es|ing) out what would hurt\b/,
        /\bkeeps? things pleasant\b/,
        /\brather say something nice\b/,
        /(?<!neither )\bgives? way (?!first|on)/,
        /\bsmooths? (?:it|things) over\b/,
        /\bsay sorry just to warm\b/,
        /\bugly scene\b/,
        /\bslips? away (?:from a fight|than fight)\b|\brather slip away\b/,
        /\bagrees? to anything\b/,
        /\bwon't argue back\b/,
        /\bends? up apologizing\b/,
        /\bbeing nice usually wins\b/,
        /\bkeeps? the peace\b|\bto keep the peace\b/,
        /\bchooses? the kind version\b/,
        /\bopen contradiction costs\b/,
        /\bwants? a fight to be fair\b/,
      ],
    },
  ],
  [
    {
      name: 'saying it',
      says: [
        /\bsays? everything that\b/,
        /\bsays? (?:it (?:straight|outright|sharper)|what(?:'s| is) true)\b/,
        /\bsays? what (?:you|they) thinks?\b/,
        /\bthinks? by saying\b/,
        /\bsays? at once how it is\b/,
        /\bwants? to know what (?:you|they) feel\b/,
        /\bspeaks? before the thought\b/,
        /\btalks? to the stranger\b/,
        /\bstarts? three conversations\b/,
        /\b(?:do|does) (?:most of )?the talking\b/,
        /\bneeds? somebody to tell\b/,
        /\btells? the whole day\b/,
        /\bnever (?:have|has) to wonder what\b/,
      ],
    },
    {
      name: 'keeping it back',
      says: [
        /\bsays? (?:very )?little\b/,
        /\bsays? that it was nothing\b/,
        /\btalks? around a worry\b/,
        /\bwon't say\b/,
        /\bsays? no late\b/,
        /\bfor others to guess\b/,
        /\bkeeps? (?:quiet until|a feeling to|a feeling back|(?:your|their) own opinion)\b/,
        /\breal aims to (?:yourself|themselves)\b/,
        /\bmay not say\b/,
        /\bmind (?:it|the quarrel) more than\b/,
        /\bleav(?:e|es|ing) out what would hurt\b/,
        /\bdon't ask, and then\b/,
        /\bkeep the large one back\b/,
        /\btells? the important thing last\b/,
        /\bgives? away little\b/,
        /\bholds? a feeling back\b/,
        /\blets? others do the talking\b/,
      ],
    },
  ],
  [
    {
      name: 'showing it',
      says: [
        /\bshows? every feeling\b/,
        /\bshows? a feeling on\b/,
        /\bface that tells\b/,
        /\bbad day is plain to see\b/,
        /\bwants? (?:it noticed|a feeling (?:out at once|to be seen))\b/,
        /\bbegins? with how it felt\b/,
        /\blets? people see how\b/,
        /\btell a whole table\b/,
      ],
    },
    {
      name: 'hiding it',
      says: [
        /\bhides? (?:them|a bad mood|what)\b/,
        /\bshows? little\b/,
        /\bwants? no witnesses\b/,
        /\bwith nobody watching\b/,
        /\bgoes? quiet when something is wrong\b/,
        /\bwould sooner wait than be comforted\b/,
        /\bwon't admit to being tired\b/,
        /\bstrongest feelings for one person\b/,
        /\bone person see how deep\b/,
        /\bkeeps? a feeling to (?:yourself|themselves)\b/,
        /\bhandles? (?:trouble|a (?:hard|bad) (?:day|one)) alone\b/,
        /\bmay show only in\b/,
        /\bshowing it is for\b/,
      ],
    },
  ],
  [
    {
      name: 'advice',
      says: [
        /\badvice (?:to spare|that nobody ordered)/,
        /\boffers? (?:a solution|the large view)\b/,
        /\boffering the large view\b/,
        /\bhas a solution by\b|\bhave a solution by\b/,
        /\bimproves? things, asked or not\b/,
        /\banswers? a question (?:you|they) haven't asked\b/,
      ],
    },
    {
      name: 'asking back',
      says: [/\bdoes (?:you|them) more good than advice\b/],
    },
  ],
  [
    {
      name: 'keeping to a plan',
      says: [
        /\bkeeps? to a plan\b/,
        /\bcome with a plan attached\b/,
        /\bchange of plan at the end of a day\b/,
        /\bsticks? to a (?:rule|decision)\b/,
        /\bmakes? a plan so as not\b/,
        /\bneeds? things calm and as they were\b/,
      ],
    },
    {
      name: 'changing the plan',
      says: [
        /\bkeeps? to none\b/,
        /\bchanges? (?:the plan|course) just when\b/,
        /\bacts? before anyone has said go\b/,
        /\bcan't tell in advance\b/,
        /\bon the day it begins to be expected\b/,
      ],
    },
  ],
  [
    {
      name: 'the details',
      says: [
        /\bsees? the details?\b/,
        /\bnotices? the one detail\b/,
        /\buseful talk is the kind\b/,
        /\blooks? for what's correct\b/,
        /\bchecks? every word\b/,
        /\blooks? at the detail\b/,
        /\bwhat doesn't add up\b/,
        /\bby getting the details right\b/,
        /\bwants? it to be right\b/,
      ],
    },
    {
      name: 'the large view',
      says: [
        /\bwould never have looked up\b/,
        /\blets? the details look after\b/,
        /\bskips? the (?:details|step)\b/,
        /\bup from the details\b/,
      ],
    },
  ],
  [
    {
      name: 'improving a person',
      says: [
        /\bkeeps? at (?:you|\{partner\}) to\b/,
        /\bcan't leave it alone when\b/,
        /\bhas a few suggestions\b/,
        /\bimproves? things, asked or not\b/,
      ],
    },
    {
      name: 'leaving a person free',
      says: [
        /\bleaves? (?:you|\{partner\}) (?:free|room to change)\b/,
        /\bgives? (?:you|\{partner\}) the same freedom\b/,
      ],
    },
  ],
  [
    {
      name: 'the first move',
      says: [
        /\bmakes? the first move\b/,
        /\b(?:do|does) the asking\b/,
        /\bit's you who begins\b/,
        /\bso \{partner\} begins\b/,
        /\bgoes? after (?:$|you with)/,
        /\bbrings? the pace\b/,
        /\blikes? to go after what\b/,
        /\bsays? hello first\b/,
      ],
    },
    {
      name: 'the second move',
      says: [
        /\bdecides? (?:how fast|whether) it goes\b/,
        /\blikes? to be asked(?: first)?,/,
        /\bwaits? to be (?:asked|spoken to|won back)\b/,
        /\blikes? to be wanted without\b/,
        /\bbrings? the patience\b/,
        /\byou wait, and they may take\b/,
      ],
    },
  ],
  [
    {
      name: 'over it soon',
      says: [
        /\bneither of you (?:stays angry|holds on to it)\b/,
        /\bcools? off within\b/,
        /\b(?:are|is) done with it as soon\b/,
        /\bforgotten half of it\b/,
        /\bforgives? (?:everything|early|before|easily)\b/,
        /\bover for \w+ as fast\b/,
        /\bforgotten why it mattered\b/,
        /\bfine an hour later\b/,
        /\bno grudge is left\b/,
        /\bmakes? light of a bad day\b/,
      ],
    },
    {
      name: 'not over it',
      says: [
        /\bget over a thing until\b/,
        /\bcoming back to it\b/,
        /\bkeeps? going back to it\b/,
        /(?<!neither of you )\bholds? on to (?:a|old) hurts?\b/,
        /\bfelt is ever quite over\b/,
        /\bover long before it is\b/,
        /\bstays? hurt until\b/,
        /\bremembers? (?:the terms of|what hurt)\b/,
        /\bput with the earlier ones\b/,
        /\bkeeps? away until the hurt\b/,
        /\bsore for longer\b/,
        /\bforgets? neither\b/,
      ],
    },
  ],
  [
    {
      name: 'free with praise',
      says: [
        /\badvice to spare\b/,
        /\bgives? lavishly\b/,
        /\bgives? (?:their|your) warmth freely\b/,
        /\bsays? it to your face\b/,
        /\bwhole table hears it\b/,
        /\btells? everyone how good\b/,
        /\bin superlatives\b/,
      ],
    },
    {
      name: 'sparing with praise',
      says: [
        /\bsparing with\b/,
        /\bdon't praise easily\b/,
        /\bhow seldom (?:they|you) praise\b/,
        /\bpraise comes late\b/,
        /\bholds? applause back\b/,
      ],
    },
  ],
  [
    {
      name: 'slow in love',
      says: [
        /\blove to be calm\b/,
        /\bloves? by staying\b/,
        /\bwould (?:rather have the evening slowly|like to be courted)\b/,
        /\bunhurried way\b/,
      ],
    },
    {
      name: 'fast in love',
      says: [
        /\bwants? it at once\b/,
        /\bwants? it settled, often in one\b/,
        /\bloves? with speed\b/,
        /\bimpatient in love\b/,
        /\bwants? today, and\b/,
      ],
    },
  ],
  [
    { name: 'setting the pace', says: [/\bsets? a pace\b/] },
    { name: 'wanting more time', says: [/\bwould have liked more time\b/, /'d like a minute\b/] },
  ],
  [tagged('outgoing'), tagged('reserved')],
  [tagged('laughing'), tagged('solemn')],
  [tagged('trusting'), tagged('seeing through')],
  [tagged('useful talk'), tagged('a pleasure left whole')],
  [tagged('facts first'), tagged('feelings first')],
]

function tagged(name: PairTag): PairTrait {
  return { name, says: [] }
}
