import { anyOf, type Rule } from './rule.ts'

const fiction = anyOf(
  '(?:character|novel|screenplay|movie|film|episode|podcast|documentary|netflix|tv show|book|series|video game|monopoly|sims|dream|dreamt|dreamed|nightmare)',
)

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

export const hardshipRules: Rule[] = [
  {
    kind: 'gambling',
    says: anyOf(
      '(?:gambled|gamble|gambling|betting|bet|casino|slots|poker|blackjack|roulette|sportsbook|draftkings|fanduel|lottery tickets|scratch cards|online casino|bookie|stake|bookies) (?:\\S+ ){0,9}(?:away|addiction|addict|addicted|debt|debts|problem|relapse|relapsed|savings|rent|mortgage|everything|lost|losing|lose|owe|can not stop|again and|stop|wages|paycheck|salary|college fund|loan|loans|hide|hiding|lied|lie|behind (?:his|her|my) back)',
      '(?:lost|losing|lose|blew|blown|spent|spend|blow|wasted|owe|owing|threw away|put|borrowed|stole|stolen) (?:\\S+ ){0,10}(?:gambling|gamble|betting|casino|slots|poker|roulette|sports bets|sports betting|blackjack|online casino|bets|bet365|bookie|bookies|scratch cards|on the horses|on horses)',
      '(?:addicted|addiction|relapsed|relapse|hooked|can not stop|could not stop|can t stop|unable to stop|need to stop|want to stop|trying to stop|help me stop|quit|addict) (?:to |on |into |with )?(?:\\S+ )?(?:gambling|betting|casino|casinos|slots|poker|the slots|online slots|sports betting|day trading)',
      '(?:should i|can i|could i|is today|lucky|good day|good time|going to|want to|thinking of|about to|tempted to) ~4 (?:bet|gamble|put|wager|risk|betting|gambling) (?:\\S+ ){0,3}(?:rent|savings|mortgage|last (?:money|\\d+|dollars|paycheck|hundred)|paycheck|house|everything|life savings|all my money|food money|loan|kids|tuition|college)',
      '(?:last|my|the|final|whole|remaining) ~3 (?:\\d+|hundred|thousand|dollars|pounds|euros|paycheck|rent|money) ~2 on (?:red|black|roulette|the (?:horses|slots|game|match|race)|bitcoin futures|one hand|a bet|a horse|poker)|(?:gambled|bet|gambling|betting) (?:\\S+ ){0,3}away|(?:house|savings|salary|wages|rent|everything|paycheck) (?:\\S+ ){0,3}(?:gambled|gambling|at the casino|on slots|on bets|on online slots)',
      '(?:debt|debts|owe|behind|hole) ~3 (?:from|because of|due to|through|after) (?:\\S+ )?(?:betting|gambling|casino|slots|poker|bets)|(?:stole|stolen|stealing|steal|borrowed|borrowing|took|sold|lied|pawned|lie) (?:\\S+ ){0,7}(?:to gamble|to bet|for gambling|for betting|gambling|for the casino|for slots)',
      '(?:chasing|chase|win back|winning back|make back|win it back|get back) (?:my |the |all |what i |everything i )*(?:losses|lost money|money i lost|lost)',
      'gambling (?:debt|debts|addict|addiction|problem|again|is (?:destroying|ruining|killing)|ruined|destroyed)|gamblers anonymous|(?:compulsive|problem|pathological) (?:gambler|gambling)',
    ),
    unless: [
      ...fiction,
      ...anyOf(
        '(?:you bet|i bet (?:he|she|they|you|it|that|this|my)|my bet is|best bet|safe bet|fantasy (?:football|league)|lost (?:a|the|my) bet|bet (?:he|she|they|you) (?:is|are|will|was|has)|your bets?|do not gamble|never gamble|not gambling|bets? you made|the bet you)',
        // An investment, which astrology refuses and which needs no help.
        '(?:put|invest|move|park|keep) (?:\\S+ ){0,2}(?:savings|money) (?:in|into|on) (?:\\S+ ){0,3}(?:shares?|stocks?|funds?|etfs?|bonds?|gold|silver|bitcoin|crypto|property|real estate|pension|nvidia|tesla|apple|the market|an? (?:\\S+ )?(?:account|house|apartment|fund))',
        'work(?:s|ing)? (?:at|in|for) (?:a|the) casino|casino (?:night|royale|job|interview|shift|dealer)|poker (?:face|night with)|gamble on (?:love|him|her|myself|us|this relationship)',
      ),
    ],
  },
  {
    kind: 'money',
    says: anyOf(
      '(?:can not|could not|can no longer|cant|unable to|no way to|no money to|not able to|do not have (?:money|enough|anything) to|have nothing to|not enough to|do not know how (?:to|i will|i am going to)|how (?:will|am|do|can|would) i (?:going to )?) ?(?:even )?(?:to )?(?:feed|buy (?:food|groceries|diapers|formula|bread|milk|medicine|insulin)|pay for (?:food|groceries|insulin|my medicine)|afford (?:food|groceries|to eat|diapers|formula|insulin|my medicine|my pills|heating|to feed|heat|rent and|my rent|rent anymore|rent this month|the rent)|pay (?:my |the |our |this months )?(?:rent|mortgage|electricity|bills anymore|heating|electric|gas bill|water bill|loan sharks?|this months|them back and|it back and|back the loan)|keep the lights on|put food on|keep a roof|make rent|cover (?:my |the )?rent|heat (?:my|the|our))',
      '(?:no|not any|without|out of|ran out of|run out of|there is no|have no|zero) (?:money (?:for|left for|to buy) |more )?(?:food|groceries|diapers|formula|heating|electricity|heat)(?: (?:in the house|at home|left|for (?:my|the|me|us|days|tomorrow|two|three|this week|the kids|my kids|tonight|today|now)|until|and|since|to eat|money|anymore))+',
      '(?:kids|children|baby|son|daughter|family|we|i) (?:are |am |is |have |has |been |went |go |going )*(?:hungry|starving|without food|not eaten|going hungry|skipping meals|to bed hungry|nothing to eat)(?: (?:because|and (?:i have|we have|there is|i do not|no) ~2 (?:no money|money|payday|nothing)|tonight because|so my kids|so the kids|so that my kids|and payday|until payday|with no money|no money|since we lost|since i lost))',
      '(?:skip|skipping|skipped|go without|going without) (?:meals|food|dinner|eating) (?:so|because|to (?:feed|pay|afford|save (?:money )?for (?:rent|my kids)))',
      '(?:going|about|go|be|am|are|become|becoming|end up|will be|might be|could be|being|now|we are|i am|soon|currently|face|facing) (?:to (?:be|become|end up|lose) )?(?:made )?(?:homeless|on the street|on the streets|out on the street|homelessness|sleeping rough|living in (?:my|our|a|the) car|sleeping in (?:my|our|a|the) (?:car|park|shelter|station|street)|sleeping outside)',
      '(?:sleep|sleeping|slept|living|live|lived) (?:in (?:my|our|a|the) (?:car|tent|shelter|truck|van because|park|station|airport because)|on the street|on the streets|outside|rough)',
      '(?:nowhere|no place|no where|not anywhere|do not have anywhere|have not anywhere|do not have a place) (?:to (?:go|sleep|stay|live)|left to (?:go|stay))(?: (?:tonight|with|now|and|after|tomorrow|next week|this weekend|anymore|when|if))*',
      '(?:losing|lose|lost|about to lose|going to lose|taking|take|repossess|repossessing|foreclose|foreclosing|foreclosed|took|repossessed|auctioning) (?:on )?(?:my|our|the) (?:house|home|apartment|flat|car)(?: (?:to the bank|to foreclosure|because|and|next|this|in|if i|over|tomorrow|soon|after i lost))',
      '(?:about to|going to|could|might|will|am|are) (?:lose|losing) (?:my|our|the) (?:house|home|apartment|flat)',
      '(?:can not|could not|will not be able to|unable to|no way to|cannot) (?:even )?(?:pay|afford|make|cover) (?:them |it |my bills |the bills |anything |my rent |rent |my cards |the minimum |my mortgage |this bill )?(?:this|next) (?:month|week)',
      '(?:left|gone|disappeared|ran off|leaving|emptied|drained|cleaned out|took) ~4 (?:savings|joint account|bank account|all our money|all my money|every penny|everything we had)',
      '(?:owe|owing|have|got|with|in) ~2 (?:\\d+k?|thousands|\\d+ thousand) ~3 (?:debt|in debt|on (?:my )?credit cards?|credit card debt|to (?:loan|the bank|creditors|collectors)|in loans|of debt) ~8 (?:can not|no way|no job|desperate|do not know|scared|how|losing|lost|panic|wife|husband|kids|hide|hiding|nobody|no one|drowning|suicid)',
      '(?:card|cards) (?:got |was |were |is )?declined ~6 (?:groceries|food|diapers|formula|medicine|gas|kids|rent)|shut ?off notice|disconnect(?:ion)? notice|food bank|food stamps (?:ran|were|got|are|cut|stopped|run)|(?:no|without) (?:heat|electricity|power|running water|hot water) ~5 (?:kids|baby|days|pay|bill|money|because|winter|afford)|creditors (?:are|keep|calling|at)|repo(?:ssessed)? my (?:car|truck)|going (?:bankrupt|under and|broke and)|broke and (?:scared|alone with|can not)',
      '(?:fridge|cupboards?|pantry|kitchen) (?:is|are) (?:\\S+ )?empty ~9 (?:kids?|children|payday|money|paid|broke|nothing|no|until|days)|(?:cut|turned|shut|switched|disconnected) off (?:our|my|the) (?:electricity|power|gas|water|heat|heating|lights)|(?:electricity|power|gas|water|heat|heating|lights) (?:was|is|got|were|has been|have been|are|will be|being) (?:cut|shut|turned|disconnected|switched)|(?:bank|lender|they) (?:is|are|will|wants to|want to|going to|is going to|took|takes|come) (?:take|taking|takes|took|seize|seizing|auction|repossess|to take)? ?(?:back )?(?:the|my|our) (?:house|home|apartment|car|farm)|payday loans? (?:\\S+ ){0,6}(?:owe|eaten|six|five|four|three|all|call|calls|calling|work)|(?:all|whole|entire) (?:of )?(?:my|our|the) savings (?:is|are|was|were|have|has|just)? ?(?:gone|lost|vanished|taken|stolen|disappeared|wiped)',
      '(?:hid|hide|hiding) ~6 (?:debt collectors?|bailiffs?|collectors|landlord because|creditors)|(?:debt collectors?|bailiffs?|collectors|repo men) (?:came|at|are|is|keep|knock)',
      '(?:owe|owing|borrowed|debt) (?:\\S+ ){0,4}(?:dangerous|bad|scary|wrong|violent) (?:people|men|guys|man|person)|(?:mafia|gang|dealer|dealers) ~5 (?:money|owe|debt|pay)',
      '(?:foreclosure|foreclosed on|foreclosing on|repossession|repossessed|loan sharks?|payday loans?|debt collectors?|debt collector|bailiffs?|bankrupt|bankruptcy|wages garnished|garnishing my|garnished|collection agency|collections agency|repo man)',
      '(?:drowning|buried|sinking|drown|suffocating|crushed|trapped|stuck|over my head|neck deep|up to my (?:neck|ears|eyes)|underwater|deep|so deep|desperate|in crippling|crippling|in so much|in huge|massive) (?:in|by|under|from|with|because of|into)? ?(?:\\S+ )?(?:debt|debts|bills|loans|credit card debt|medical debt)',
      '(?:can not|could not|no way i can|never be able to|how (?:do|can|will) i ever|do not know how (?:to|i will|i am going to)|unable to) (?:ever )?(?:pay|repay) (?:off |back )?(?:my |the |our |these |all |this |them |it )*(?:debt|debts|loan|loans|back|credit cards?|bills)',
      '(?:lost|losing|scammed|stolen|stole|gone|took|wiped out|cheated) (?:\\S+ ){0,5}(?:life savings|all (?:of )?(?:my|our) (?:savings|money)|everything i (?:own|have|had saved|saved)|my (?:entire |whole )?savings|entire savings|retirement (?:savings|fund|money))',
      '(?:scammed|conned|defrauded|scam) (?:me |us |my \\S+ )?(?:out of|and (?:lost|took|stole)|for|of) (?:\\S+ ){0,3}(?:savings|thousand|thousands|k|money|everything|dollars|pounds|\\d+)',
      '(?:last|only have|only|have|got|left with|down to|just have) (?:\\S+ ){0,2}(?:\\d{1,2}|five|ten|three|two|twenty|few) ?(?:dollars|pounds|euros|bucks|quid|usd|rupees|cents|dollar|to my name) (?:left |until |for |to )*(?:to my name|for (?:food|the (?:week|month|rest)|groceries)|until (?:payday|next|the end)|left for|to (?:eat|feed|last|live)|left (?:and|to|until|for)|and (?:rent|no food|three kids|two kids|kids))',
      '(?:they|electricity|power|gas|water|electric company|lights?|heat|heating|landlord) (?:is |are |was |were |got |has been |have been |will be |going to be |company )*(?:cut|cutting|shut|shutting|turned|turning|disconnected|disconnecting|cut off) (?:off )?(?:my |our |the )?(?:power|electricity|gas|water|heat|heating|lights|off)?(?: (?:off|tomorrow|because|today|and|next|for not|since))(?: .{0,40})?(?:pay|bill|kids|baby|money|tomorrow|afford|winter|debt|arrears)',
      '(?:months|weeks) behind on (?:my |the |our )?(?:rent|mortgage|bills|payments|everything)|behind on (?:the |my |our )?(?:rent|mortgage) and|rent is due ~6 (?:nothing|no money|do not have|not have|can not|zero|broke)',
      '(?:lost|losing|laid off from|fired from) (?:my|both our|our) (?:job|jobs) (?:\\S+ ){0,8}(?:can not (?:feed|pay)|no (?:savings|money|income|food)|rent|eat|homeless|kids|evicted)',
      '(?:financial|money) (?:ruin|abuse)|financially ruined|lost everything (?:in|to|on|and (?:we|i) (?:have|owe|can)|i (?:own|have|had)|we (?:own|had))|i have nothing left(?: (?:to (?:eat|live on|sell)|no money|and (?:no|i owe|rent)))|broke and (?:homeless|hungry|desperate|pregnant|evicted|sleeping)',
    ),
    unless: [
      ...fiction,
      ...anyOf(
        '(?:lol|lmao|haha|jk|rofl)',
        '(?:eat|afford|pay|feed|eating) (?:at|out|gluten|dairy|spicy|meat|sushi|a (?:house|vacation|new|bigger|trip|wedding|ring|tesla|nanny)|the (?:vacation|trip|wedding|tickets|concert)|for (?:the|a) (?:wedding|vacation|trip|tickets|concert)|attention|into|my (?:ego|soul|energy|cat|dog)|that restaurant|the drama|this energy)|(?:feed|feeding) (?:my|the) (?:ego|soul|cat|dog|algorithm|plants|mind)',
        '(?:filed|filing|declared|after|since|discharged|file) (?:for |a |my )?bankruptcy (?:years ago|in 20|last (?:year|decade)|\\d)|(?:emotionally|morally|creatively|spiritually|energetically) (?:bankrupt|broke)|(?:work|working|job|lawyer|clerk|study|studying|specialize|interview) (?:in|at|for|as) ~3 (?:bankruptcy|debt collection|foreclosure|collection agency)',
        'feel(?:s|ing)? (?:homeless|like i have nowhere|like there is nowhere)|nowhere to (?:go (?:but up|this weekend|for (?:dinner|lunch|christmas|thanksgiving|new years))|be|sit|park)|(?:nothing|nowhere) to go (?:on (?:friday|saturday|dates)|out)',
        'lost everything (?:on my (?:phone|laptop|hard drive)|when my (?:laptop|phone|hard drive))|(?:van ?life|camping|glamping|road trip|festival|backpacking|burning man|tiny house|rv)',
        '(?:volunteer|volunteering|work|working|help|helping|donate|charity) (?:at|with|for|to) ~3 (?:homeless|shelter|food bank|hungry)',
      ),
    ],
  },
  {
    // People who have to leave their home soon, not those who plan a move: a lease or a sale may end months ahead.
    kind: 'legal',
    says: anyOf(
      '(?:be|get|have to be|must be) out (?:of (?:the|my|our) (?:house|apartment|flat|home|place) )?(?:by|in) (?:tomorrow|tonight|friday|monday|sunday|the end of|\\d+|two|three|morning|noon|24)',
      '(?:landlord|landlady) (?:\\S+ ){0,4}wants (?:me|us|my|our)? ?(?:out|on the street|tomorrow|by (?:tomorrow|friday|monday|the end)|things out)?(?: (?:out|tomorrow|today|this|next|with|by|and|on|in|of|tonight))+',
    ),
    unless: anyOf(
      `(?:out|gone|us|me) (?:by|in|before|until) (?:the )?(?:\\S+ )?(?:of )?(?:next )?(?:${months}|spring|summer|autumn|winter|new year)|\\S+ (?:months|weeks) notice|(?:be|get) out (?:by|in) (?:[2-9]|\\d\\d|two|three|four|six) months`,
    ),
    nowhere: anyOf(
      '(?:good|best|better|right|favou?rable|which|what|lucky|easiest) (?:day|days|date|week|weekend|time|month) (?:\\S+ ){0,5}(?:move|moving|pack|packing|movers)|when (?:should|do|could|shall|is it best|would it be best)(?: \\S+){0,4} (?:move|moving|pack)',
    ),
  },
  {
    kind: 'legal',
    says: anyOf(
      '(?:gave|given|give|gives|giving|have|has|got|get|only) (?:us|me|him|her)? ?(?:only )?(?:\\d+|two|three|five|seven|ten|a few|one|twenty four|forty eight|a|until) (?:hours|hour|days|day|week|weeks|tomorrow|friday|monday|midnight)? ?to (?:get out|move out|leave the (?:house|apartment|country|property|flat)|vacate|pack and|clear out|pay or|be out)',
      '(?:arrested|detained|jailed|locked up|took away|handcuffed|picked up|deported|raided) (?:my|our|him|her|me|us|them) ?(?:husband|wife|son|daughter|brother|sister|dad|mom|boyfriend|girlfriend|partner|friend|uncle|cousin|neighbor|last|this|at|in|today|yesterday|tonight|and|because|for|boss)',
      '(?:ice|immigration|police|cops|border|officers|agents|detectives|fbi|soldiers) (?:\\S+ )?(?:took|takes|take|grabbed|has|have|holding|picked up|came for|coming for|asking for|asking about|looking for|arrested|waiting for|want) (?:my|me|him|her|us|our|for me)|(?:arrest|detain|deport|jail|imprison) (?:me|him|her|us|them)(?: |$)',
      '(?:can not|could not|no money to|unable to|how do i|can t) (?:afford|pay|pay for|find|get|hire) (?:a |an |my |any |the )?(?:good )?(?:lawyer|attorney|solicitor|legal)',
      '(?:took|taken|take|taking|fled with|left with|ran away with|disappeared with|flew|moved) (?:\\S+ )?(?:kids|children|son|daughter|baby|boys|girls) (?:across|abroad and|to another|over the|out of|without my|away from me|and (?:will not|i can not|disappeared|left the|has not|vanished|ran))',
      '(?:evicted|evicting|eviction|evict|evicts|thrown out of (?:my|our) (?:home|house|apartment|flat)|kicked out of (?:my|our) (?:home|house|apartment|flat|place))',
      '(?:landlord|landlady) (?:\\S+ ){0,4}(?:throwing|threw|kicking|kicked|locked|changed the locks|changing the locks|putting) (?:me|us|the locks|my|our)? ?(?:out|on the street|tomorrow|by (?:tomorrow|friday|monday|the end)|things out)?(?: (?:out|tomorrow|today|this|next|with|by|and|on|in|of|tonight))+',
      '(?:got|get|getting|been|being|was|is|be|am|are|have been|has been|just|will be|going to be|were) (?:just )?(?:arrested|detained|deported|jailed|charged with|indicted|handcuffed|taken into custody|locked up)',
      '(?:police|cops|cop|officers|ice|immigration|fbi|swat|sheriff|detectives) (?:\\S+ ){0,3}(?:arrested|arresting|took|take|taking|detained|raided|raiding|are at|is at|at|came|come|coming|outside|looking for|want to (?:question|talk to)|charged|questioning|searching|have a warrant|knocking|calling|called|picked up|has|have|stopped) (?:\\S+ )?(?:me|us|him|her|my|our|the door|door|for|to arrest|a warrant|in the house)',
      '(?:warrant|warrants) (?:out )?(?:for|on) (?:my|me|his|her|him)|(?:there is|have|has|got) (?:a |an )?(?:arrest |bench )?warrant|(?:turn|turning|hand) (?:myself|himself|herself) in(?: (?:to|tomorrow|for|or))',
      '(?:husband|wife|boyfriend|girlfriend|son|daughter|brother|sister|dad|mom|partner|friend|nephew|cousin|fiance|uncle|i) (?:\\S+ ){0,2}(?:is|was|are|sits|in|got) (?:in |sent to |put in |thrown in |taken to |back in |now in |being held in |sitting in )(?:jail|prison|custody|detention|ice detention|police custody|a cell|county)|(?:call|calling|one call) from (?:jail|prison|the police station)|(?:can not|could not) (?:afford|make|pay|post) (?:the |his |her |my )?bail|bail (?:is|was|hearing|money)',
      '(?:court|hearing|trial|custody hearing|sentencing|arraignment|court date|deposition) (?:is |hearing |date |starts |on |in )*(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|this week|in (?:two|three|a few|2|3) days|this morning|on (?:monday|tuesday|wednesday|thursday|friday)) (?:\\S+ ){0,6}(?:no lawyer|without a lawyer|no attorney|can not afford|do not have a lawyer|scared|do not know what|alone|nobody|what do i|jail|prison|lose|losing|panicking|deport|guilty|plead)',
      '(?:do not have|have no|can not afford|no|without|need|get|find|could not afford) (?:a |an |any )?(?:money for a )?(?:lawyer|attorney|solicitor|public defender|legal aid|legal help)(?: (?:and|tomorrow|for (?:court|tomorrow|the hearing|my hearing|custody|my case|the trial)|now|today|before|urgently|right now|asap|by|so|but|or|in court|please|free))|need (?:a lawyer|legal help|an attorney) (?:now|right now|today|asap|urgently|by|tonight|fast)',
      '(?:cps|social services|child services|dcf|dcfs|child protective services|the state|jugendamt|welfare) (?:\\S+ ){0,3}(?:took|take|taking|taken|removed|removing|threatening|wants|coming|came|want|is going|are going|opened|investigating) (?:\\S+ ){0,3}(?:my|our|kids|baby|children|son|daughter|custody|case|away|me)|(?:take|taking|took|taken|taking away|lose|losing|lost) (?:away )?(?:my |our )?(?:custody of )?(?:my |our )?(?:kids|children|son|daughter|baby|child) (?:away|from me|in court|to (?:the state|foster|cps|my ex|social)|tomorrow|because|and i (?:have no|can not|do not))',
      '(?:hid|hiding|hides|withholding|withholds|keeping|keeps|kept|not letting me see|will not let me see) ~1 (?:my|our|the) (?:kids|children|son|daughter|baby|child) (?:from me|away|and|again|against|for|since|despite|in)|(?:violating|violated|violates|broke|breaking|ignoring) (?:the|our) (?:custody|court|visitation) (?:agreement|order|arrangement)|(?:hid|hidden|hiding) the (?:kids|children)',
      '(?:landlord|landlady|they) (?:\\S+ ){0,2}(?:locked me out|locked us out|changed (?:the|my) locks)|(?:my|our|all my) (?:stuff|things|belongings|furniture) (?:is|are|was|were|out) (?:out )?(?:on|in) the (?:street|curb|sidewalk|hallway|rain)|(?:subpoena|subpoenaed|summons|arraignment|bench warrant|public defender)',
      '(?:will not|wont|refuses to|refusing to|does not|not) (?:give|bring|return|send|giving|returning|bringing) (?:me )?(?:back )?(?:the|my|our) (?:kids|children|son|daughter|baby|boys|girls|child) ?(?:back|home|to me)?(?= |$)(?! (?:sugar|candy|screen|homework|vegetables|phones|a phone|the|up))',
      '(?:kidnapped|abducted|took|taken|run off with|ran off with|left the country with|will not (?:give|bring) back|refuses to (?:return|bring back|give back)|has not brought back|not bringing back) (?:my|our) ~1 (?:kids|children|son|daughter|baby|child)',
      '(?:deported|deportation|deporting|deport|removal order|visa (?:revoked|was revoked|was canceled|was cancelled)|asylum (?:denied|rejected|claim)|undocumented|ice raid|ice agents|immigration detention)',
      '(?:facing|face|looking at|could get|might get|going to|get|sentenced to|threatened with|headed to|go to|afraid of going to|scared of going to) (?:\\S+ ){0,4}(?:jail|prison|felony|felonies|charges|criminal charges|years in prison|behind bars|dui)|(?:got|get|getting|have|been given|had|arrested for|charged with) (?:a )?(?:dui|dwi|felony|assault charge|domestic charge)|(?:accused|accusing|accuses|charged) (?:me |him |her )?(?:of|with) (?:theft|stealing|assault|rape|fraud|a crime|murder|something i did not|harassment|embezzl\\S*|abuse|dealing|possession|arson|shoplifting|kidnapping)',
      '(?:served (?:me |us |him |her )?|serving me |serve me )(?:with )?(?:an? |the )?(?:eviction|court|custody|divorce|restraining|lawsuit|legal) (?:notice|papers|order|summons)|(?:being|getting|am|got|been) sued|suing me|restraining order|order of protection',
      '(?:hit|ran over|run over|hurt) (?:someone|a person|a pedestrian|a cyclist|a child|a man|a woman|somebody) (?:with my car|and (?:drove|ran|left|fled|the police))|hit and run',
      'they (?:read|arrested|are pressing|pressed) (?:me|charges)|pressing charges against me',
    ),
    unless: [
      ...fiction,
      ...anyOf(
        'eviction of|evict(?:ing)? (?:my|the|old|negative) (?:old|habits?|inner|negative|demons|thoughts|ego)',
        '(?:lol|lmao|haha|jk|rofl)',
        '(?:arrested development|arresting|arrested by (?:beauty|the view|his eyes)|fashion police|grammar police|cop (?:out|a|show)|ice (?:cream|skating|cold|breaker|rink|bath|hockey|storm|cube|cubes|coffee|age))',
        '(?:years ago|in 20\\d\\d|in 19\\d\\d|last (?:year|decade)|when i was (?:\\d+|young|a teen|a kid|in college)|as a teenager|long ago)',
        '(?:get|got|getting|find|need|work|works|working|am|be|being|become|job as|date|dating|marry|married|study|studying|want to be|career as|hire|sister is|brother is|dad is|mom is|boyfriend is|husband is|practice|as) (?:a|an|in|the|with a|for a) ~2 (?:police|cop|officer|prison guard|correctional|lawyer school|law firm|lawyers? office|detective|sheriff|bailiff|immigration (?:lawyer|law|officer)|criminal (?:law|lawyer|justice|defense))|(?:law|bar) (?:school|exam|student|firm)|moot court|tennis court|basketball court|food court|court (?:reporter|side|wedding|marriage)|police (?:academy|officer exam|exam|job|interview|force|department interview)',
        '(?:visa|deport) (?:card|application (?:go|be approved|come)|interview go|approved|come through)|visa (?:come|approved|get approved|debit|gift|credit)|when (?:will|does) my visa|(?:go to|stuck in|relationship|horny|friend|monopoly|marriage|friendship) jail|(?:prison|jail) of (?:my|the|his|her)|feels? like (?:a )?(?:prison|jail)|like (?:prison|jail)|behind bars (?:of|and clubs)|mental prison|emotional prison',
        'get (?:a lawyer|an attorney) (?:to (?:review|look|draft)|for (?:the|my) (?:will|contract|house|closing|divorce|prenup|business|trademark))|(?:lawyer|attorney|solicitor) for (?:my|the|a) (?:contract|house|closing|business|trademark|will|prenup|startup|divorce)',
        '(?:take|taking|took) (?:my|our|the) ~1 (?:kids|children|son|daughter|baby|child) (?:to|on|with|for|out|trick|skiing|camping|abroad on)|lose my (?:baby weight|child like|kid)|lost my (?:baby|child) (?:weight|fat)',
        'suing (?:my|the|a|for)|sued (?:years|the)|looking for (?:my|a) (?:soulmate|ticket)|hit a (?:woman|man) on',
      ),
    ],
  },
]
