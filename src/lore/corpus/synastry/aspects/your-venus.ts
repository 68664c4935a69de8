import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourVenusContact =
  | 'venus~sun'
  | 'venus~moon'
  | 'venus~mercury'
  | 'venus~venus'
  | 'venus~mars'
  | 'venus~jupiter'
  | 'venus~saturn'
  | 'venus~uranus'
  | 'venus~neptune'
  | 'venus~pluto'
  | 'venus~asc'

/** What goes on between the reader's Venus and a point of the partner's. */
export const yourVenusContacts: Record<YourVenusContact, Record<AspectQuality, Contact>> = {
  'venus~sun': {
    joined: {
      between: [
        'Your fondness is easy to see from outside. In restaurants the two of you get the better table and a little more time.',
        'You mention that {partner} looks good, and they stand differently for the rest of the afternoon.',
      ],
      you: [
        "You like the person {partner} is trying to be, and you'd take their side in nearly any company.",
        "You give in to {partner} more than you planned to, because pleasing them is a pleasure and arguing isn't.",
      ],
      they: [
        "They probably feel worth knowing around you, and they may bring you their good news before they've called the people it concerns.",
        "It may take {partner} a long time to find out that you disagree, since you're so warm with them while you do it.",
      ],
      helps: [
        "Praise from you works on {partner} like a good night's sleep, and they do their best work in the week after it.",
      ],
    },
    tense: {
      between: [
        "You're very fond of {partner}, and you've caught yourself editing them before people arrive.",
        "{partner} makes the plan and you make it nicer. By the time it's nice, it has stopped being what they wanted.",
      ],
      you: [
        "You apologize for {partner} to other people, charmingly, and afterward you're cross that it was needed.",
        'You hold back a compliment because {partner} seems sure of it already, and then you feel stingy all evening.',
      ],
      they: [
        "Polite admiration doesn't fool {partner}, who may want yours most on exactly the points where your tastes differ.",
        'For {partner}, being liked with improvements probably feels like being liked a little less.',
      ],
      helps: [
        'When {partner} is sure of your good opinion, they take a change of restaurant quite calmly, so it pays to say aloud what you already like.',
      ],
    },
    harmonious: {
      between: [
        'You enjoy being seen together. Introductions are proud in both directions, and neither of you has to be the impressive one.',
        'Favors go back and forth without anybody counting, and a birthday is remembered early enough to do it properly.',
      ],
      you: [
        "You're generous with {partner} without effort, because what they enjoy is so plain and they enjoy it so thoroughly.",
        'You relax about your own looks and manners near {partner}, who seems to have approved of them some time ago.',
      ],
      they: [
        "When you're around, {partner} seems to grow a little kinder, and they probably like themselves better for it.",
        'Your good opinion is likely among the things {partner} considers settled, and they may take bigger chances elsewhere because of it.',
      ],
      helps: [
        "You can ask each other for help early, while it's still small, since neither of you hears a weakness in it.",
      ],
    },
  },
  'venus~moon': {
    joined: {
      between: [
        'You know how to make {partner} comfortable, and most of it has to do with food and where they get to sit.',
        "Evenings with nothing planned suit you best. You're both happier with the blinds half down and something good to eat.",
      ],
      you: [
        "You feel gentle with {partner}, even on days when you've been short with everyone else since morning.",
        "You can't enjoy yourself when {partner} is low, and you'd leave a party for that reason and say you were tired.",
      ],
      they: [
        'You look after {partner} in small material ways, and they probably register the window seat before the compliment.',
        "With you {partner} may let their face do what it wants. Your company seems to be one of the places where they don't have to be fine.",
      ],
      helps: [
        'After a hard week an unhurried meal does more for the two of you than any discussion of the week.',
      ],
    },
    tense: {
      between: [
        "{partner} is upset and you'd like everybody to have a nice time. You bring out the treats, and they feel managed.",
        'You go out in order to feel better and {partner} stays in for the same reason, so someone usually cancels.',
      ],
      you: [
        "You take {partner}'s low moods as a comment on your company, and you turn up the charm until it wears you out.",
        "You'd like to skip the sad part. You would bring flowers, sincerely, if it got you out of the talk.",
      ],
      they: [
        "They may suspect that you like them best when they're easy, and they might test it by not being easy.",
        "Your pleasantness probably reaches {partner} a beat too early, while they are still deciding whether they're hurt.",
      ],
      helps: [
        'Ten minutes of plain company, without any attempt to improve the mood, usually lets {partner} improve it themselves.',
      ],
    },
    harmonious: {
      between: [
        'You make each other comfortable without trying. One of you turns the music down at the moment the other was about to ask.',
        'Family occasions go better with both of you there. You charm the difficult relatives and {partner} makes sure that everybody has eaten.',
      ],
      you: [
        "You know {partner}'s comforts by heart, down to the brand, and buying them gives you a small happiness in the middle of an errand.",
        "You're at ease with {partner} in old sweatpants, and you don't say that about many people.",
      ],
      they: [
        'Something in {partner} seems to soften when you come in, and anyone who saw them five minutes earlier can tell.',
        "Your presents don't have to be translated, so {partner} likely feels cared for in a currency they understand.",
      ],
      helps: [
        "Together you can make any place feel like somewhere, whether it's a rented room on vacation or a new office.",
      ],
    },
  },
  'venus~mercury': {
    joined: {
      between: [
        "{partner} talks and you enjoy it. You've stayed an extra hour at a table because they were in the middle of a story.",
        'You go to things together and discuss them afterward, and the discussion gets the larger part of the evening.',
      ],
      you: [
        "You like how {partner}'s mind goes about things, and you repeat their jokes to other people with full credit.",
        'You forgive {partner} a lot for a good sentence, and they may catch on.',
      ],
      they: [
        'They probably feel funnier with you than with most people, and you get the first version of every anecdote they have.',
        "Your laugh may be one of the sounds {partner} works for, and they can hear when it's a courtesy.",
      ],
      helps: [
        'Tact is a joint effort between you. {partner} knows what has to be said, and you know how it can be heard with pleasure.',
      ],
    },
    tense: {
      between: [
        '{partner} asks why you like the thing you bought, and what you paid, and you had been happy until then.',
        "You want a pleasant dinner and {partner} wants an interesting one. The topic they pick tends to be the only one you'd have avoided.",
      ],
      you: [
        "You say it's fine when it isn't, because explaining a dislike takes more out of you than living with it.",
        'You hear {partner} describe something you love in cool and accurate terms, and for the afternoon you love it a bit less.',
      ],
      they: [
        'Since you agree so nicely and then do it your own way, {partner} may find it hard to know what you think.',
        'For {partner}, picking a thing apart is likely a form of interest. They only bother with what deserves it.',
      ],
      helps: [
        "Evenings go better when {partner}'s curiosity gets a shrug from you now and then, and the shrug is allowed to count as an answer.",
      ],
    },
    harmonious: {
      between: [
        "You could write each other's thank-you notes. {partner} has the wit and you have the warmth, and people save what you send.",
        "Shopping together works. You see at once which one is right, and {partner} finds out that it's cheaper down the street.",
      ],
      you: [
        "You look forward to showing {partner} a beautiful thing, because they'll ask the question that makes you see it again.",
        "You're good at hearing what {partner} means when they're being clumsy, and you answer the meaning.",
      ],
      they: [
        'Around you, {partner} seems to choose better words, possibly without knowing it, though their friends do.',
        'It probably pleases {partner} that you read what they send, all of it, and answer the part they cared about.',
      ],
      helps: [
        "Disagreements stay civil, so it's easy to make up the same day, generally by way of a joke from {partner}.",
      ],
    },
  },
  'venus~venus': {
    joined: {
      between: [
        'You reach for the same dish on the menu and the same jacket on the rack, and one of you has to choose another on principle.',
        "Other people's parties get reviewed on the way home, and your scores rarely differ by more than a point.",
      ],
      you: [
        "You trust {partner}'s taste as you trust your own, and you'd buy a thing on the strength of a photo and a thumbs-up from them.",
        "You know what a gesture from {partner} is worth, because it's the one you would have made.",
      ],
      they: [
        'They probably feel approved of in their small choices, and it may make them lazy about defending the large ones.',
        'It seems likely that {partner} enjoys seeing their own tastes in you, including a few expensive ones.',
      ],
      helps: [
        'You know how to enjoy an ordinary weekday together, and it carries you through stretches when not much else is going well.',
      ],
    },
    tense: {
      between: [
        "You give each other what you'd like to get. There's a growing pile of sincere presents on both sides.",
        'The restaurant one of you calls charming strikes the other as cramped, and the bill gives you a second thing to differ over.',
      ],
      you: [
        "You feel slightly tacky or slightly stiff next to {partner}, depending on the occasion, and you know they don't intend it.",
        "You show affection in your own style and wait for it to register. When it comes back in {partner}'s style, you almost overlook it.",
      ],
      they: [
        "They may be generous, with time or with money, exactly where you aren't looking, and they'd find it petty to point it out.",
        "For {partner} as for you, it's probably a small humiliation to love something aloud and get a polite nod.",
      ],
      helps: [
        'A wish list spares feelings here, however dull it looks, because each of you is far better at pleasing than at guessing.',
      ],
    },
    harmonious: {
      between: [
        "You like each other's friends, more or less, and you can share a bill or a vacation rental without a summit meeting.",
        'Compliments pass between you easily and get believed, and the same goes for the remark that the first outfit was better.',
      ],
      you: [
        "You feel liked by {partner} on an average day, with no occasion for it, and you needn't look for reasons.",
        'You can be bored next to {partner} in a pleasant way, at an airport or a school play.',
      ],
      they: [
        'Your affection is probably the right temperature for {partner}, so they rarely have to ask for more or step back from it.',
        'What you find beautiful probably strikes {partner} as a good idea. They may have changed a few habits without being asked.',
      ],
      helps: [
        'Money and pleasure are easy to settle between you, so you can save up for something together and like each other at the end.',
      ],
    },
  },
  'venus~mars': {
    joined: {
      between: [
        "{partner} suggests something and you say yes before you've thought, and an hour later you're both on the highway.",
        "There's a charge between you that other people feel. In a group you tease each other first and longest.",
      ],
      you: [
        'You like how definitely {partner} wants things, and you like it most when one of those things is your company.',
        "You get {partner} to do what you'd like by being delightful about it, and you're aware that you do it.",
      ],
      they: [
        "They probably become braver when you're watching, and also somewhat louder.",
        'A smile from you may be all the encouragement {partner} needs, and they may start on things you only smiled at.',
      ],
      helps: [
        'You can both have fun on short notice, and a dull month recovers quickly when {partner} picks the activity and you pick the company.',
      ],
    },
    tense: {
      between: [
        '{partner} comes on strong and you turn gracious, which makes them come on stronger.',
        'You want to be asked nicely and {partner} wants a plain yes or no. The question of where to eat can take on surprising force.',
      ],
      you: [
        'You go along pleasantly and resent it by nightfall, and {partner} gets the resentment without the explanation.',
        "You enjoy the spark and dislike the noise, and you're coming to see that one arrives with the other.",
      ],
      they: [
        "A charming refusal may leave {partner} feeling played. They'd rather run into a wall they can see.",
        "For {partner} the push is a compliment. They probably wouldn't bother to press for anything that mattered less to them.",
      ],
      helps: [
        'A clear answer in the first five minutes makes both of you nicer, since {partner} can stop pushing and you can stop being polite.',
      ],
    },
    harmonious: {
      between: [
        '{partner} gets you out and you make it worth going. Left alone, each of you would do half as much.',
        'You can do something physical together, such as getting a sofa up three flights, and be in a better mood afterward.',
      ],
      you: [
        'You feel attractive around {partner} in the broad sense, as if your ideas and your jeans had all improved.',
        'You can calm {partner} down with a hand on the arm or a badly sung song, and you know which one the moment takes.',
      ],
      they: [
        'Doing things for you seems to make {partner} happy, provided they are given something to lift or to drive.',
        "It's likely that {partner} fights more fairly with you than with others, because they care what you'll think of them tomorrow.",
      ],
      helps: [
        "Quarrels don't last between you. {partner} makes the first move and you make it a pleasant one, and by evening you're fine.",
      ],
    },
  },
  'venus~jupiter': {
    joined: {
      between: [
        'Together you order too much. A quick bite turns into an occasion, with strangers at the table.',
        'You praise each other lavishly, and the only embarrassing part is when someone overhears.',
      ],
      you: [
        "You spend more freely with {partner}, and you don't regret it as much as you feel you ought to.",
        "You see yourself through {partner}'s generous eyes and come out better, and for a day or two you live up to it.",
      ],
      they: [
        'They probably think of you as proof that life is meant to be enjoyed, and they may plan accordingly.',
        "Giving you things is likely more fun for {partner} than owning them would be, and they can't hold a surprise until the day.",
      ],
      helps: [
        'You give each other a sense of plenty, which is worth having around in a year when one of you is short of something.',
      ],
    },
    tense: {
      between: [
        "Each of you treats the other, and at the end of the month there's less money than there were good reasons.",
        "{partner} promises a big evening and you dress for it. The evening is fine, and it isn't what was promised.",
      ],
      you: [
        'You say yes to too much because {partner} is so happy about it, and then you begin to hope for rain.',
        "You'd like one particular attention from {partner} and get several large general ones.",
      ],
      they: [
        'After all they arranged, {partner} may find you hard to please, and they probably respond by arranging more.',
        "For {partner} a grand gesture covers the small forgotten one, and they're puzzled to find that you count them separately.",
      ],
      helps: [
        'Smaller suits you both better than you think. A modest plan that {partner} keeps pleases you more than a splendid one, and it costs them less.',
      ],
    },
    harmonious: {
      between: [
        "You bring out each other's good manners and good luck. Upgrades happen to you, or you both believe they do.",
        'Guests stay late. {partner} keeps the stories coming while you make sure that everyone likes one another.',
      ],
      you: [
        'You forgive {partner} easily, because their goodwill toward you is so hard to doubt.',
        "You become more tolerant near {partner}. People who'd irritate you on your own turn out to be amusing.",
      ],
      they: [
        "They seem to believe in your taste, and they'll back it with money or with a word to their boss.",
        'It probably reassures {partner} that you enjoy what they offer without needing it to be perfect.',
      ],
      helps: [
        "You're good for each other's confidence before a party or a pitch, and good company when it didn't work.",
      ],
    },
  },
  'venus~saturn': {
    joined: {
      between: [
        "Affection between you has a schedule. There's a standing Sunday dinner or a Sunday call, and the one that somebody forgot is still mentioned.",
        "Both of you know who paid last time, and it's a comfort that neither thinks it petty.",
      ],
      you: [
        "You get more serious about liking someone when it's {partner}, and the thought of letting them down can keep you up at night.",
        "You miss being praised. Then you add up what {partner} has done for you since January, and you're ashamed of having wanted a compliment.",
      ],
      they: [
        'They probably show that they care by being on time and by keeping what you gave them in working order.',
        'Being liked for no reason may be hard for {partner} to believe in, so they go on earning it.',
      ],
      helps: [
        "You can build something together slowly, whether savings or a tradition, and it'll be there when showier people have to start over.",
      ],
    },
    tense: {
      between: [
        "You offer something sweet and {partner} asks whether there's time for it. Often there would have been.",
        "You're in the mood to celebrate, and {partner} has just seen the bank balance.",
      ],
      you: [
        "You feel you have to qualify for {partner}'s approval, and on some days you dress up for a trip to the hardware store.",
        'You go quiet about your wishes because you can hear the sensible answer coming, and then you do without and hold it against {partner}.',
      ],
      they: [
        "The ease you have may be exactly what {partner} longs for, and they're stiffest when they most want to be charming.",
        'For {partner}, saying no to an extra is probably a way of looking after you, and they may feel that nobody thanks them for it.',
      ],
      helps: [
        'A fixed amount of money and time for fun ends the argument, because {partner} likes a limit and you like to spend right up to it.',
      ],
    },
    harmonious: {
      between: [
        'The two of you agree on what things cost and on what matters, and there are no scenes about either.',
        'Your affection looks plain from outside. It consists largely of rides to the airport and money returned on time.',
      ],
      you: [
        "You feel safe with {partner} in the literal sense. They said Thursday, and you don't check.",
        "You bring some color into {partner}'s week, and you enjoy how seriously they take it once they've let it in.",
      ],
      they: [
        'They seem to unbend with you at a pace of their own, and each small step is permanent.',
        "Your affection is probably easy for {partner} to trust because it doesn't come and go with how well they're doing.",
      ],
      helps: [
        'You wear well over the long run. Small courtesies that other people drop after a year are still in use between you.',
      ],
    },
  },
  'venus~uranus': {
    joined: {
      between: [
        "Affection between you arrives in bursts. There's a week of constant messages and then a quiet one, and both feel like the natural amount.",
        "Your occasions follow no custom. A birthday may be celebrated in March because that's when the idea came.",
      ],
      you: [
        "You're excited when {partner} calls, physically, even on a dull Tuesday with nothing to say.",
        "You like things with {partner} that aren't to your taste at all, and a few have become your taste.",
      ],
      they: [
        "You don't hold {partner} to what they felt last week, and they probably value it more than a compliment.",
        "To be liked for their oddest side may be new for {partner}, and they'll show you more of it to see where your liking stops.",
      ],
      helps: [
        'You keep each other from going stale. A surprise from {partner} does for you what a vacation does for other people.',
      ],
    },
    tense: {
      between: [
        "You come closer and {partner} needs space. Then you shrug, and they're back with a brilliant suggestion.",
        "You've arranged something lovely, and {partner} turns up an hour late with a friend nobody expected.",
      ],
      you: [
        'You hold some of your affection back from {partner}, in case of sudden changes, and you dislike being so careful.',
        "You get bored when {partner} is reliable and hurt when they aren't, and on a good day you find it funny.",
      ],
      they: [
        "They may feel an expectation in a kindness, and they slip away from it before they've asked whether it was there.",
        "When {partner} cancels, it's probably the appointment they can't stand. They may have been thinking of you fondly all day.",
      ],
      helps: [
        "Invitations with an open end work best, because {partner} comes more often when they're free not to.",
      ],
    },
    harmonious: {
      between: [
        "You give each other room and are good company in it. Separate plans on a Saturday night don't need to be explained.",
        'You know people in common whom nobody else would have put at one table, and the evenings are a success.',
      ],
      you: [
        'You feel free to like what you like near {partner}, however uncool or badly timed it may be.',
        "You let {partner} talk you into things, such as the haircut, and it usually turns out that you'd wanted it all along.",
      ],
      they: [
        'They seem to come back gladly, probably because nobody makes a point of their having been away.',
        "You enjoy {partner}'s experiments without asking to be one, and they likely find you refreshing for it.",
      ],
      helps: [
        "You're an asset to each other in periods of change. If one of you starts over, the other finds the new version interesting right away.",
      ],
    },
  },
  'venus~neptune': {
    joined: {
      between: [
        "You make a small legend of each other. Friends who've heard you talk about {partner} are surprised to meet someone of normal size.",
        'Music does a lot for the two of you. One of you puts on a song and the argument of the afternoon is over, solved or not.',
      ],
      you: [
        "You see the best in {partner} so clearly that you sometimes see it when it isn't there.",
        "You'd give {partner} nearly anything on a good evening, and you've learned to wait until morning before you say so.",
      ],
      they: [
        'They probably feel seen by you at their most beautiful, and they may worry about being seen on an average weekday.',
        'A kindness from you can strike {partner} as larger than it was, and they may have built a good deal on it.',
      ],
      helps: [
        'Sadness brings out the best in both of you, because neither needs an explanation before being kind.',
      ],
    },
    tense: {
      between: [
        "You thought the trip was settled and {partner} thought it was a lovely idea. The tickets haven't been bought.",
        'Loans and favors between you lose their outlines. Nobody could say who owes whom, and neither likes to ask.',
      ],
      you: [
        'You get charmed out of a disappointment, by {partner} and by your own picture of them, and the disappointment stays on file.',
        'You spend more on {partner} than you can afford, in hours if not in dollars, and call it nothing when they ask.',
      ],
      they: [
        "On some days {partner} may sense that you're fond of someone slightly better than they are, and it makes them want to hide.",
        'Being vague probably seems kinder to {partner} than letting you down, so they say maybe in their warmest voice.',
      ],
      helps: [
        'Amounts and dates said aloud protect what is lovely here, since neither of you is at your best with an unspoken promise.',
      ],
    },
    harmonious: {
      between: [
        'You can be moved by the same thing at the same moment, at a concert or over a dog in a video, and nobody has to comment.',
        "You're gentle with each other's vanity. Photos get deleted and stories get improved, by silent agreement.",
      ],
      you: [
        "You feel more forgiving after time with {partner}, as if you'd been somewhere with better weather.",
        "You make things prettier for {partner}'s sake, a plate or a message, and you do it because they're sure to see.",
      ],
      they: [
        'You get the drafts and songs that {partner} shows nobody else, most likely because their softness is safe with you.',
        'They may dream up whole futures on the strength of your smile, mostly for the pleasure of dreaming them.',
      ],
      helps: [
        'When words are no use, the two of you generally know what would be nice, and it gets you through sad occasions well.',
      ],
    },
  },
  'venus~pluto': {
    joined: {
      between: [
        'Nothing between you is casual. A present means something, and a forgotten birthday means something too.',
        "You can be in a crowded room and know without looking where {partner} is standing and who they're talking to.",
      ],
      you: [
        'You care about {partner} more than is convenient, and you make jokes about it to get it down to size.',
        'You let {partner} change what you like, slowly and thoroughly, and old friends remark on it.',
      ],
      they: [
        'They probably feel strongly about you and rarely says so. You can tell from what they remember.',
        'For {partner}, sharing you with a lively group may take some effort, even when they like every person in it.',
      ],
      helps: [
        "Loyalty is your joint strength. If one of you gets in trouble, the other one doesn't stop to ask whose fault it was.",
      ],
    },
    tense: {
      between: [
        "You're pleasant to somebody at a party and {partner} is silent in the car. Both of you know why, and you talk about the traffic.",
        'Money has a second meaning between you. A loan or an expensive gift can decide who gets to choose the next three weekends.',
      ],
      you: [
        "You soothe {partner} when they're brooding, and you feel the moment when the soothing turns into giving way.",
        'You keep a few harmless pleasures to yourself, just so that something stays unexamined.',
      ],
      they: [
        "They may want proof of your affection at a time when you're simply tired, and the asking probably embarrasses them.",
        'Your lightness with other people may seem to {partner} like something taken from them, though they would hate to say so.',
      ],
      helps: [
        'A name and a sum mentioned in passing, before anyone has to ask, let {partner} relax more than an hour of reassurance.',
      ],
    },
    harmonious: {
      between: [
        'You can see each other at your worst on a Monday and still want to have lunch on Tuesday.',
        'Your affection is the quiet kind with a lot underneath. Months may go by without a word about it, and neither of you doubts it.',
      ],
      you: [
        "You'd tell {partner} what you really want, including the parts that don't sound nice.",
        "You take {partner}'s intensity as a compliment, and you know how to lighten it without making fun of them.",
      ],
      they: [
        'They seem able to hand you what matters most to them and then stop checking.',
        'Your kindness has likely changed {partner} more than any pressure could, and they may be the first to say so.',
      ],
      helps: [
        'The two of you recover well from a bad patch, because you bring the warmth and {partner} brings the will to see it through.',
      ],
    },
  },
  'venus~asc': {
    joined: {
      between: [
        "You like looking at {partner} and you can't hide it. They ask how the jacket looks and your face has already answered.",
        'Together you make a good entrance, and hosts put you near the middle of the table.',
      ],
      you: [
        "You respond to {partner}'s manner before anything they say, and it gets you even on days when you're annoyed with them.",
        'You polish {partner} a little in public, with a thread picked off a shoulder or a remark steered past a bad topic.',
      ],
      they: [
        'They probably feel better looking in your company, and they may dress for you without calling it that.',
        "It may be easier for {partner} to walk into a difficult room when you're one step behind them.",
      ],
      helps: [
        'You make good first impressions as a pair, so the visits that either of you dreads go best when you do them together.',
      ],
    },
    tense: {
      between: [
        "You'd like {partner} to come in more gently, and they'd like you to get to the point before the food arrives.",
        'At gatherings one of you is ready to leave as the other is getting comfortable, and the goodbyes take place twice.',
      ],
      you: [
        "You catch yourself studying {partner}'s haircut or tone of voice when you'd meant to listen, and your face gives you away.",
        "You're attracted by just the manner you end up criticizing, and {partner} has pointed it out.",
      ],
      they: [
        "They may feel judged on arrival, by a look you'd describe as affectionate.",
        'What you call being considerate may strike {partner} as a request to be someone smoother than they are.',
      ],
      helps: [
        'Sincere appreciation of how {partner} gets things started makes room for one request about style, and they often grant it.',
      ],
    },
    harmonious: {
      between: [
        'The first five minutes of any meeting go well for you, even the day after a quarrel, and the rest tends to follow.',
        'People take you for old friends, whatever else you may be to each other.',
      ],
      you: [
        'You find {partner} pleasant to be near, and on a long train ride that counts for more than conversation.',
        'You know how to present {partner} so that others like them at once, and you enjoy the success as if it were yours.',
      ],
      they: [
        "They seem to feel welcome wherever you are, and they cross a crowded room faster when they've seen you in it.",
        "It's likely that {partner} picks up a bit of your manner in company and finds that it works for them too.",
      ],
      helps: [
        'You can host and visit together without either one getting worn out, and a lot of friendships on both sides live on it.',
      ],
    },
  },
}
