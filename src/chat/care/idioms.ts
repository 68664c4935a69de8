import { wordPattern } from './rule.ts'

/** Figures of speech. They are taken out of a sentence before the rules read it. */
const idioms = [
  // A question for a date is refused, and says nothing about wanting to die.
  '(?<=^(?:\\S+ ){0,3})(?:when|at what age|how soon|what year|which year) (?:is|are|will|does|do) (?:my|our) (?:\\S+ )?\\S+ (?:going to |gonna )?(?:die|pass away)$',
  '(?:dying|die|died|dies|dead) (?:to (?:know|see|try|hear|meet|get|go|ask|tell|find|visit|read|have|be asked)|for (?:a|an|some|my|that|this|coffee|sugar|summer)|laughing|inside|of (?:embarrassment|boredom|laughter|laughing|cringe|shame|cuteness|curiosity|heat|happiness|jealousy|awkwardness|excitement|anticipation)|from (?:embarrassment|laughing|laughter|cringe|cuteness|the cringe|boredom))',
  '(?:to|would|i would|id) die for',
  '(?<!(?:if|wish|wished|when|until|hope|once|better|rather|be|were) (?:i )?)(?:am|was|is|are|so|literally|bruh|bro|lol|omg) dead(?: (?:lol|lmao|haha|omg|serious|tired|sure|wrong|right|on|set|broke|asleep))?(?= |$)(?! (?:to|and|by|or|tomorrow|before|in|soon|inside|than|already|then|for))',
  'dead (?:tired|serious|sure|right|wrong|end|line|line|set|broke|asleep|sea|zone|pool|weight|poets|beat|dad energy|to me|ringer|battery|phone|plant|plants|houseplant)|knock(?:ed|s)? (?:em|them|him|her) dead|drop dead gorgeous|deadline',
  '(?:this|that|my|the|it|these|those|work|life|traffic|homework|mercury|saturn|pluto|mars|he|she|you|they|boss|job|monday|stress|heat|cold|shoes|feet|head|back|commute|suspense|waiting) (?:\\S+ ){0,4}(?:is|are|was|were|has been|keeps) (?:absolutely |literally |slowly |really |just |so )*(?:killing|murdering|slaughtering|slaying) (?:me|us|it|my (?:vibe|mood|back|sun|moon|buzz|feet|chances|soul|venus|mars|social life|wallet))',
  '(?:killing|kill|killed|kills|slay|slayed|murdered|slaughtered) (?:it|the (?:game|vibe|mood|competition|presentation|interview|exam|darlings|lights|engine|time)|time|for (?:a|an|some|that|the|your|chocolate|coffee)|(?:him|her|them) with kindness|your darlings|my (?:vibe|mood|appetite|buzz))',
  '(?<=^(?:ugh |omg |please |just |lol |someone |god |so |and |somebody |like )*)(?:kill|shoot) me(?: now)?(?=$| (?:monday|mercury|another|this|it is|its|lol|already|please|again|they|she|he|why|not))',
  'would kill for|could kill for|dressed to kill|kill (?:a|an|some|few) (?:hour|hours|time|minutes|evening)|overkill|buzzkill|killer (?:outfit|party|smile|shoes|heels|app|dress|idea|deal)|killjoy',
  '(?:the )?death (?:of (?:me|my (?:old|ego|former|past)|the ego)|card|star|metal|valley|and taxes|and rebirth|stare|note|row coffee)|be the death of me|sick to death|scared to death|bored to death|work(?:ed|ing)? (?:myself |me )?to death|loved? (?:\\S+ )?to death|(?:freezing|starved|starving|frozen) to death|ego death|look like death|like death warmed|life and death decisions?',
  '(?:battery|phone|laptop|plants?|houseplants?|basil|fern|car|wifi|conversation|chat|romance|spark|mood|party|motivation|orchid|cactus|succulents?|fish|app|controller|benefits|engine|love|trend|old me|old self|past self) (?:\\S+ )?(?:is |are |has |keeps |keep |just )*(?:died|dies|die|dying|dead)',
  '(?:hit|hits|hitting) (?:me |us |him |her )?up|hit (?:on|the (?:gym|road|sack|hay|nail|jackpot|books|beach|shops|snooze|spot|roof|fan|target|pothole|brakes))|hits (?:different|home|me that|hard)|hit me (?:that|like|hard|with (?:a|the|your))',
  '(?:shoot|shooting|shot) (?:me |him |her |you |us )?(?:an? )?(?:text|email|message|dm|note|quick|shot|line|photos?|pictures?|video|film|pool|hoops|for the (?:moon|stars)|in the foot|my shot|the breeze)',
  '(?:stab|stabbing|stabbed) (?:me |him |her )?in the (?:back|dark)|backstab\\S*|take a stab|cut(?:s|ting)? (?:to the chase|corners|my losses|it out|it close|back|down|ties|the cord|some slack|both ways|loose)|cut me some slack',
  'bite my tongue|bite the bullet|dodged? a bullet|bullet (?:points?|journal|train)|jump(?:ing|ed)? (?:ship|the gun|for joy|on the (?:bandwagon|call)|to conclusions|in with both|at the (?:chance|offer|opportunity)|right in|through hoops|into (?:bed|a (?:new|relationship))|in feet first)|jump off the (?:deep end|page)',
  'hang(?:ing)? (?:out|in there|up|with|by a thread|around|on (?:a|one) (?:sec|second|minute|moment)|tight|over)|hung (?:up|over|out)|hangover|hang on(?! to life)',
  '(?:throw|throwing|threw|puke|puking) up (?:my|his|her) hands|(?:makes?|made|making) me (?:\\S+ )?(?:sick|want to (?:throw up|puke|vomit|scream|cry|barf))|screaming crying (?:and )?throwing up',
  '(?:beat|beats|beating|beaten) (?:me|him|her|us|them) (?:to (?:it|the|that|work|breakfast)|at|in (?:chess|tennis|scrabble|a game|the race))|beat myself up|beating myself up|beat around the bush|off the beaten|heart (?:beats?|skipped a beat)|beat (?:my|a|the) (?:record|personal|deadline|traffic|score|heat|blues|clock|game|boss|level)|beaten to',
  '(?:in danger of|danger zone) \\S+|stroke of (?:luck|genius|midnight)|heart(?: |)attack (?:when|seeing|over|from) ~3 (?:price|bill|email|text|score)|(?:gave|give|gives|giving) me a heart attack',
  'bleed(?:ing|s)? (?:heart|money|cash|edge)|bank account is bleeding|(?:attacked|eaten alive|bitten) by (?:mosquito\\S*|bugs|ants|seagulls|geese|a goose|wasps|allergies|flies|pigeons|my cat)',
  'suicide (?:squad|doors?|boys|boyz|girls|run|mission|silence|blonde)|(?:career|social|political|professional|financial|commercial) suicide',
  'overdos(?:e|ed|ing) on (?:coffee|sugar|chocolate|cheese|carbs|pumpkin|christmas|netflix|content|tiktok|memes|gossip|horoscopes|astrology|podcasts|reality|self help|cuteness|sun)(?! (?:pills?|tablets?|powder|edibles?|gummies))',
  'robbed (?:of (?:a|the|my|an|our|his|her) (?:\\S+ )?(?:promotion|raise|win|medal|title|chance|goal|victory|bonus|role|credit|spotlight|award|oscar)|by the (?:\\S+ )?(?:ref|referee|judges|umpires?))',
  '(?:trapped|stuck) in (?:this|that|the|my|our|a) (?:\\S+ )?(?:lease|contract|mortgage|subscription|phone plan|meeting|degree|routine|group chat|friend zone|rut|loop)',
  'wrestle with|battle of wits|punch(?:ed|ing)? (?:the air|a card|up|in the (?:code|numbers))|pack a punch|slap(?:s|ped)? (?:on|a label|a smile)|slaps (?:so )?hard|this song slaps|kick(?:s|ed|ing)? (?:off|myself|back|it|in|the habit|the bucket list|my butt|butt|some ass|ass)|(?:baby|she|he) (?:is )?(?:kicks|kicked|kicking) (?:all|a lot|every|my (?:ribs|bladder)|at night|me at night|inside|so much)',
  '(?:go|went|going) (?:for|in for) the kill|(?:make|making|made) a killing|lady ?killer|kill two birds|curiosity killed|if looks could kill|(?:she|he|they|you|we|i|team) (?:absolutely |totally )?killed it',
].map((idiom) => new RegExp(wordPattern(idiom), 'g'))

export const withoutIdioms = (sentence: string) =>
  idioms.reduce((text, idiom) => text.replaceAll(idiom, '_'), sentence)
