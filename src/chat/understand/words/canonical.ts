/**
 * Many ways of saying one thing, each as the words that the patterns know. What stands between two names matters
 * here, not which verb it is: "Venus rolls into Pisces" and "Venus to Pisces" both enter. On text with marks.
 */
const rewrites: [pattern: RegExp, plain: string][] = [
  // "Mars of me", "I am Aquarius with the Moon"
  [/(?<!S\d )\b(?:the )?(P\d) of (?:me|mine)\b/g, 'my $1'],
  [/\bi am (?:of )?(S\d) with (?:the |my )?(P\d)\b/g, 'my $2 is $1'],
  [/\b(P\d) of (?:the )?(S\d)\b/g, '$1 in $2'],
  [/\bi am with (?:the |my )?(?=P\d in )/g, 'i have '],
  // "whats it in anyway", "which sign is Pluto even in"
  [
    /(?<=\b(?:sign|house) is (?:the )?P\d) (?:even|actually|really|anyway|again|supposed to be)(?= in\b)( in)/g,
    '$1 now',
  ],
  [
    /(?<=\b(?:retrograde|sign|house|where).{0,20})\b(is (?:the )?P\d) (?:even|actually|really|like) /g,
    '$1 ',
  ],
  [/(?<=\bis (?:the )?P\d) even (?=retrograde|direct)/g, ' '],
  [/(?<=\b(?:sign|house) is (?:the )?P\d in) (?:even|anyway|again)\b/g, ' now'],
  [/^who (does|will|did|do)(?= (?:the |my )?P\d \w+)/g, 'when $1'],
  // "is he done with her retrograde", "goes Saturn forward again", "goes again to the front"
  [
    /\b(go|goes|move|moves|turn|turns|run|runs|walk|walks|step|steps) (?:the )?(P\d) (retrograde|direct|forwards?|back(?:wards?)?|in reverse)\b/g,
    '$2 $1 $3',
  ],
  [
    /\b((?:go|mov|run|walk|travel|turn)(?:e|es|ed|s|ing|ning)?|went) again (?:to the front|forwards?|ahead)\b|\b(?:go|mov)(?:es|ing)? (?:again )?to the front(?: again)?\b/g,
    'goes direct',
  ],
  [
    /(?<=\bP\d\b.{0,40})\b(?:(?:go|mov|run|walk|travel|step)(?:e|es|ed|s|ing|ning|ping)?|went) back(?= ?(?:[?.,!]|$|at|when|then|by|on T|T\d|right))/g,
    'retrograde',
  ],
  // "When does Venus go over my Midheaven?" does not ask for an end.
  [
    /\b(?:go|goes|pass|passes|move|moves|run|runs|travel|travels|come|comes|slide|slides) over (?=(?:my |the )?(?:natal )?P\d)/g,
    'crosses ',
  ],
  [/\b(?:go|goes|pass|passes|move|moves|come|comes) over (?=(?:my |the )?H\d)/g, 'enters '],
  [/\bwhat is (?:going on|up|happening) with (?:the )?(P\d)\b/g, 'where is $1 now'],
  [/\bpass(?:es)? (?:the )?(P\d) (?:in)?to (?:the )?(?=[SH]\d)/g, '$1 enters '],
  // Motion.
  [
    /\b(?:turn(?:s|ed|ing)?|flip(?:s|ped)?) (?:around|back(?! to)|about)\b|\b(?:(?:go|mov|run|walk|travel|spin|track)(?:e|es|ed|s|ing|ning)?|went|in) (?:(?:the )?(?:wrong way|opposite direction)|backwards?|in reverse|reverse|behind)\b|\bin reverse\b|\bmoonwalk\w*/g,
    'retrograde',
  ],
  [
    /\b(?:(?:go|mov|run|walk|travel)(?:e|es|ed|s|ing|ning)?|went|in) (?:straight|forwards?(?: (?:again|motion))?|forward motion|(?:on )?(?:its|her|his) way forwards?|normal(?:ly)?)\b/g,
    'direct',
  ],
  // Dates of a body: "date sun gets to Aries", "venus conjunct my Midheaven, date?"
  [
    /(?<=[PSHA]\d.{0,60})(?<!\b(?:a|first|blind|on|good|my) )\bdates?\b(?! (?:night|with))(?= ?(?:please|pls)?\W*$)/g,
    'which day',
  ],
  [
    /^(?:what |which |whats |exact |the |give me |gimme |need |tell me )*(?:exact |the |a )*dates?(?: for| of| when| that| on which)? (?=(?:the )?P\d\b.*\b(?:[SHPA]\d|retrograde|direct|returns?|changes?))/,
    'when does ',
  ],
  // "Mercury retrograde 2027 first date"
  [
    /^((?:the )?P0 (?:retrograde|direct))( .*)? (?:first |start |starting |next |exact )dates?\W*$/g,
    'when is $1$2',
  ],
  [/(?<=P\d.{0,40})(?<!\bwhich )\bdates?\b(?= (?:(?:for|in|of) )?T\d)/g, 'which dates'],
  // "what's my Moon sign mean"
  [/\bwhat is (.{1,40}?) (mean|say|bring|stand for|represent|signify)\b/g, 'what does $1 $2'],
  [
    /(?<=(?<!S\d )\bP\d )(?:is |was )?(?:acting up|being weird|messing (?:with|up)|misbehaving)\b/g,
    'is retrograde',
  ],
  // A ruler: "which planet owns my second house", "the boss planet of my chart".
  [
    /(?<=\b(?:(?:which|what) (?:planet|P\d|one)|who) )(?:owns?|runs?|leads?|controls?|commands?|heads?|manages?|is (?:the )?(?:boss|owner|head|king|master) of|looks after|is in charge of|governs?|oversees?|presides over|drives?) (?=(?:my |the )?(?:H\d|S\d|(?:whole |entire |natal |own )*chart))/g,
    'rules ',
  ],
  [
    /\b(?:boss|head|main|lead|master|captain|owner|king|queen)(?: planet)? (?=(?:of|in|for) (?:my |the )?(?:H\d|S\d|(?:whole |natal )*chart))/g,
    'ruler ',
  ],
  // A house by its number: "which one of the twelve houses holds my Pluto".
  [
    /\b(?:which|what)(?: one)? of (?:my |the )?(?:twelve |12 )?houses (?:holds|has|contains|is home to|hosts|keeps|carries)\b/g,
    'which house has',
  ],
  [
    /\bi (?:have got|got|own|carry)(?= (?:an? |my |the |this )*(?:natal )?(?:[PSHA]\d|retrograde))/g,
    'i have',
  ],
  [/(?<=P\d )(?:\w+ )?\w+ (?:from|out of) (?=(?:my |the )?[HS]\d)/g, 'leaves '],
  // "Through which of my houses is Saturn traveling", "Venus transit house?"
  [
    /\b(which|what)(?: of my)? (houses?|sign) is (?:the )?(P\d) (?:travell?ing|moving|passing|going|transiting|crossing|visiting)\b/g,
    '$1 $2 is $3 in right now',
  ],
  [/^(P0) transit (house|sign)\b/g, 'which $2 is $1 in right now'],
  // "tell me what my Jupiter does", "what's Jupiter up to"
  [/\bwhat (my P\d|P\d|my H\d) (?:does|means|says|brings|stands for)\b/g, 'what does $1 mean'],
  [/^(?:so |and |hey )*what is P0 (?:up to|doing)(?: T0)?\b/g, 'where is P0 now'],
  [/^((?:the )?P0 (?:retrograde|direct)) (T0|now)(?=\W*$)/g, 'is $1 $2?'],
  [/\b(?:pass|passes|passing) (?:into|in|to)\b/g, 'enters'],
  [/^(S\d (?:season|full moon|new moon)),? when\b/g, 'when is the $1,'],
  [/\bgrades? (?=(?:has|have|of|is) (?:my |the )?P\d)/g, 'degrees '],
  [/\bat all\b/g, 'anyway'],
  // "Have the stars a preference?", "Is there a day that the sky prefers?"
  [
    /\b(?:have|has|do|does|would|did|is there) (?:a |any )?(?:day |one )?(?:that |which )?(?:the )?(?:stars|sky|skies|planets|heavens|cosmos) (?:have )?(?:(?:an?|any|some) )?(?:preferences?|prefers?|favou?rs?|favou?rites?|opinion|recommend\w*|suggest\w*|advise|counsel|advice|choose|pick|like (?:best|better|more))\b(?: (?:one|it|any|a day|any day|on it|about it))?/g,
    'which day is best',
  ],
]

export function canonical(text: string): string {
  return rewrites.reduce((plain, [pattern, words]) => plain.replace(pattern, words), text)
}
