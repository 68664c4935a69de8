import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourSaturnContact =
  | 'saturn~sun'
  | 'saturn~moon'
  | 'saturn~mercury'
  | 'saturn~venus'
  | 'saturn~mars'
  | 'saturn~jupiter'
  | 'saturn~saturn'
  | 'saturn~asc'

/** What goes on between the reader's Saturn and a point of the partner's. */
export const yourSaturnContacts: Record<YourSaturnContact, Record<AspectQuality, Contact>> = {
  'saturn~sun': {
    joined: {
      between: [
        "{partner} shines and you see to the wiring. It's a good arrangement as long as somebody mentions the wiring.",
        "You remember what {partner} said they'd do with their life, and you ask about it at decent intervals.",
      ],
      you: [
        "You feel responsible for how {partner} turns out. Nobody asked you to, and you can't find where to put it down.",
        "You're slow to praise {partner}, because praise has to be accurate, and meanwhile they could have used some of the other kind.",
      ],
      they: [
        "They probably work harder when you're watching and enjoy it less, and are prouder afterward.",
        "Your good opinion may be the one {partner} would like to have framed, since they know you don't hand it out for charm.",
      ],
      helps: [
        "You can help {partner} turn a gift into a profession. You know about practice, and from you they'll put up with it.",
      ],
    },
    tense: {
      between: [
        '{partner} tells the whole table the good news and you ask about the notice period.',
        "On {partner}'s big day you're the one who sees to the parking, and the photos show it.",
      ],
      you: [
        'You see the risk {partner} is running, and you envy them a little for running it, and from outside the two look the same.',
        'You keep your doubts to yourself to be kind to {partner}, and they leak out as questions about money.',
      ],
      they: [
        'They may take your silence for disapproval, when you were only adding something up.',
        "It could be that {partner} has stopped telling you about things until they're certain, so that you hear of their life in finished pieces.",
      ],
      helps: [
        "What worries you is of use to {partner} once they've heard what you admire, and in the other order they hear only the first half.",
      ],
    },
    harmonious: {
      between: [
        "{partner} says what they want and you say by when. A thing that was talked about for years gets a date, and then it's done.",
        "You keep {partner}'s records straight, and they keep you from becoming a person who does nothing else.",
      ],
      you: [
        "Duty feels like strength around {partner}, since they thank you for what you'd have done anyway.",
        'You can be proud of {partner} in your own style, which is to mention it once and get the details right.',
      ],
      they: [
        "They seem to consult you before a big decision, and to enjoy it more when you've found nothing wrong with it.",
        'Being approved of by someone so hard to impress is likely a quiet source of nerve for {partner}.',
      ],
      helps: [
        'A club or a small office runs well on the two of you, with {partner} out in front and you making sure that the bills are paid.',
      ],
    },
  },
  'saturn~moon': {
    joined: {
      between: [
        '{partner} has a bad day and you do something about it, on time and without comment. The tire gets changed, and the bad day is still there.',
        "You two talk best over a pile of dishes, with {partner} washing and telling you how it's been while you dry.",
      ],
      you: [
        "{partner}'s sadness frightens you and makes you stern, and you can guess which of the two shows.",
        "You'd do nearly anything to keep {partner} safe, and you tend to start with a rule.",
      ],
      they: [
        'They probably feel held up by you and now and then held back, sometimes by the same sentence.',
        "It could be that {partner} is waiting for you to be the needy one for once, so that the traffic isn't all one way.",
      ],
      helps: [
        'You give each other something to stand on, because {partner} keeps you from hardening and you stay put through their moods.',
      ],
    },
    tense: {
      between: [
        '{partner} wants to be listened to for a while, and you come up with the number of someone who could help.',
        "It gets cooler between you without any incident, and each waits for the other to say whether it's personal.",
      ],
      you: [
        "You feel accused by {partner}'s moods, as though you'd promised good ones and failed to deliver.",
        "You keep a steady face because somebody has to. Then you're lonely behind it, and a bit angry with {partner} for believing it.",
      ],
      they: [
        "A correction from you about something tiny may reach {partner} where they were already sore, and they'll be silent for the rest of the drive.",
        "They probably can't tell that your worry is affection, because it's phrased as a list of things they haven't done.",
      ],
      helps: [
        "Admitting that you have no idea what to do and are staying anyway works surprisingly well, and it's the staying that {partner} needed to hear.",
      ],
    },
    harmonious: {
      between: [
        "{partner} tells you what they're afraid of and you treat it as information, and soon it's in pieces of a size that can be handled.",
        'You keep up a tradition or two between you, like the first swim of the year, with {partner} for the feeling and you for the date.',
      ],
      you: [
        'You feel needed by {partner} to about the extent that you can manage, which is rarer than it sounds.',
        "{partner} gets more tenderness out of you than most people have seen, generally while you're fixing their laptop.",
      ],
      they: [
        'They likely sleep well on your promises, having never yet had to remind you of one.',
        "Your dry remarks seem to comfort {partner} more than sympathy would, because you only make them when you think there's no danger.",
      ],
      helps: [
        'You can keep something alive for a long time, such as a garden or a difficult friendship, since {partner} tends it and you turn up.',
      ],
    },
  },
  'saturn~mercury': {
    joined: {
      between: [
        "{partner} thinks out loud and you say which part of it was sound. They've learned to keep going until you look up.",
        "You're the one {partner} asks before sending it, and you've saved them from at least one reply-all.",
      ],
      you: [
        'You weigh your answers to {partner} as though someone might read them back to you one day, and {partner} sometimes does.',
        "You get impatient with {partner}'s detours, though some of your best conclusions started on one.",
      ],
      they: [
        'The pause before your answers is probably a pleasure to {partner} on a good day, and on a bad day they fill it with nonsense.',
        'Your memory for what was said may keep {partner} honest and slightly nervous.',
      ],
      helps: [
        'You two do well at studying, because you stick to the schedule and {partner} can explain at eleven at night what was a mystery at nine.',
      ],
    },
    tense: {
      between: [
        '{partner} throws out an idea for fun, and you take it seriously enough to turn it down.',
        "You answer {partner}'s long message with the word \"noted,\" and you're surprised to be asked if you're upset.",
      ],
      you: [
        "A loose remark sounds like a promise to you, and you're often the one who has to explain to somebody that {partner} was just talking.",
        "You correct {partner} in company because it's wrong otherwise, and on the way home you work out what the correction cost.",
      ],
      they: [
        'They may rehearse before talking to you, and lose the very quickness that you like them for.',
        'Your frown of concentration probably looks like a ruling to {partner}, who talks faster in order to appeal it.',
      ],
      helps: [
        "A no that comes with the date when you'll look at it again keeps {partner} thinking, whereas a bare one makes them stop.",
      ],
    },
    harmonious: {
      between: [
        'You explain forms to {partner} and they explain people to you, and both of you get fewer things sent back.',
        '{partner} asks around while you check the rules, and other people may start bringing you two their paperwork.',
      ],
      you: [
        "You say more to {partner} than to others, since they'll pick up a short sentence and carry it the rest of the way.",
        "You count on {partner} to tell you when you've gotten dull on a subject, and they're witty enough about it that you stop.",
      ],
      they: [
        'They seem to talk sense more readily with you than elsewhere, and may be a bit proud of it.',
        'Your listening to the end is likely worth a great deal to {partner}, who is used to being answered in the middle.',
      ],
      helps: [
        "Between you, things get written down in a form that people can use years later, whether it's a lease or a recipe.",
      ],
    },
  },
  'saturn~venus': {
    joined: {
      between: [
        "{partner} would like to buy it and you'd like to think about it until spring. It's often gone by then, and sometimes you're both glad.",
        "{partner} finds the bike oiled and the brakes adjusted, and knows that you're sorry about last week.",
      ],
      you: [
        'You take liking {partner} seriously, to the point of being shy about it, and a compliment can wait in your mouth for a whole evening.',
        "You worry that you're the dull one beside {partner}, and you do something useful in order to deserve your place.",
      ],
      they: [
        "They probably trust your affection as they'd trust a bridge, and would sometimes like to see it decorated.",
        'To be chosen by someone so particular likely flatters {partner} more than any amount of gallantry.',
      ],
      helps: [
        "You make things last, because {partner} knows what's worth keeping for its looks and you know how it has to be cared for.",
      ],
    },
    tense: {
      between: [
        '{partner} brings a cake and you mention what the two of you agreed about sugar. You both have some, with less joy than there might have been.',
        'You put the fun after the work, and {partner} has noticed that the work always turns out to have one more page.',
      ],
      you: [
        "You can't say a sweet thing to {partner} on demand. It comes out days later, about their handwriting, in the tone of a remark.",
        'You watch {partner} charm everyone and you stay sober on purpose, as if one of you had to.',
      ],
      they: [
        "They may dress up for you and be told that it's cold out, and take in nothing beyond that.",
        "To {partner} each little luxury you refuse may look like an estimate of what they're worth, when to you it was eight dollars.",
      ],
      helps: [
        "Agreeing to something useless once in a while does a great deal here, and {partner} will remember it long after you've forgotten the price.",
      ],
    },
    harmonious: {
      between: [
        "You agree about quality. The two of you buy one good thing, and it's in use when the cheap ones have been replaced twice.",
        '{partner} makes duty visits bearable and you make sure that they happen, so elderly relatives are fond of you both.',
      ],
      you: [
        'You feel less like the strict one around {partner}, who treats your restraint as a style.',
        "You can be fond of {partner} without having to do anything about it, and for you that's close to a vacation.",
      ],
      they: [
        'They seem to feel prized by you, since you choose so slowly and then never reopen the question.',
        'Your company is likely restful for {partner} when everyone else wants to be entertained.',
      ],
      helps: [
        'You have sound judgment between you about what a beautiful thing ought to cost, which helps at auctions and during a renovation.',
      ],
    },
  },
  'saturn~mars': {
    joined: {
      between: [
        '{partner} has the engine running while you walk once around the car.',
        'You set the order of the work and {partner} supplies the force. It comes out right, with one or two sharp words built in.',
      ],
      you: [
        "You're impressed by how fast {partner} moves and tense until they've stopped, so your compliment comes late and sounds like relief.",
        "You slow {partner} down partly from good sense and partly so as not to be left behind, and you're quiet about the second reason.",
      ],
      they: [
        "They probably know that they're safer with you near, and rebel about as often as anyone does against a rule that does them good.",
        "Your approval of a finished job likely means a lot to {partner}, who may pretend that they weren't waiting for you to look it over.",
      ],
      helps: [
        'Hard training of any kind goes well for you two, because {partner} brings the effort and you know that rest days count.',
      ],
    },
    tense: {
      between: [
        "{partner} wants to settle it now and you've gone quiet to think. The quiet makes them louder, and the noise makes you think longer.",
        "You may turn down the same request of {partner}'s so often that they stop asking and start doing.",
      ],
      you: [
        "You feel like the only adult in the building, and you don't enjoy it half as much as {partner} thinks.",
        "You fall back on procedure when you're angry at {partner}, because procedure lets you be angry without raising your voice.",
      ],
      they: [
        'They may feel that whatever they begin will have to get past you first.',
        'Your refusal to fight is probably the most infuriating thing you could do to {partner}, and they may suspect that you know it.',
      ],
      helps: [
        "Fewer vetoes get you further. When you save yours for what's truly dangerous, {partner} does stop for it.",
      ],
    },
    harmonious: {
      between: [
        '{partner} is strong when it counts and you know when it counts, and heavy things get moved with nobody hurt.',
        'On a hike {partner} goes ahead and you know when to turn around, and the two of you have never yet needed the flashlights.',
      ],
      you: [
        "Standing near {partner} makes you braver. You've made a complaint in person that you'd normally have mailed.",
        "You can give {partner} a task and forget about it, which isn't true of many people you've given tasks to.",
      ],
      they: [
        'They seem to save strength around you, as if your sense of timing did part of the lifting.',
        "They likely accept being told to wait by you and by few others, since you've always said until when.",
      ],
      helps: [
        "You win slow fights, such as one with an insurance company, because you keep the file and {partner} doesn't mind calling again.",
      ],
    },
  },
  'saturn~jupiter': {
    joined: {
      between: [
        '{partner} announces an expedition and you book the ferry, and neither of you would have gotten there with the other half alone.',
        'You mention the small print while {partner} describes the big picture, out loud, at the same counter, to the same puzzled clerk.',
      ],
      you: [
        "You borrow {partner}'s hope when yours has run out, and you'd prefer that they didn't notice how often.",
        'It galls you that {partner} gets to be the hopeful one, when you may have wanted it more than they did.',
      ],
      they: [
        "They probably trust an idea of their own more once you've tried to kill it and failed.",
        "Your caution may bore {partner} in the morning and save them in the afternoon, and they're fair-minded enough to know it.",
      ],
      helps: [
        'You can set up something that serves other people, such as a scholarship or a neighborhood group, since {partner} draws the crowd and you keep the accounts.',
      ],
    },
    tense: {
      between: [
        "{partner} has told everyone that it's happening, and you're the one who gets the calls asking when.",
        "You're saving for it and {partner} is celebrating it, partly with the same money.",
      ],
      you: [
        "You turn into a wet blanket before {partner} is through the first sentence, and for once you'd love to be asked to exaggerate.",
        'You carry out what {partner} promised and get thanked second, and you think about being second for days.',
      ],
      they: [
        'They may feel that joy has to be applied for with you, in writing.',
        "It probably looks to {partner} as though you'd be happier if it failed, when you're only trying to be ready.",
      ],
      helps: [
        "Peace holds if there's one thing you may plan to the last detail and one party of {partner}'s that you don't inspect.",
      ],
    },
    harmonious: {
      between: [
        '{partner} talks you into it and you make it work, and afterward each gives the other the credit in public.',
        'You pace a good time so that some of it is left for the last day, and a weekend with you and {partner} ends in good spirits.',
      ],
      you: [
        'With {partner} you feel younger, by roughly the number of years you usually feel too old.',
        "You let {partner} persuade you about one time in three, and you've noticed that they save their best arguments for it.",
      ],
      they: [
        'They seem to take bolder chances with you as ballast, and may be the first to say so.',
        'For {partner} your praise probably has the weight of a reference, and they may repeat it word for word to people who doubt them.',
      ],
      helps: [
        "You're good judges of an opportunity. {partner} spots more of them than you would, and you can tell which will look good in two years.",
      ],
    },
  },
  'saturn~saturn': {
    joined: {
      between: [
        'You worry about the same things in the same week, and a call about pensions can be your most intimate talk of the month.',
        "Nobody has to be told to be on time. You're both in the lobby ten minutes early, nodding at each other.",
      ],
      you: [
        "You feel understood by {partner} in what you find hard, and you don't have to act as though it had become easy.",
        'You and {partner} can talk each other into doing without, and after a month nobody remembers whose idea the austerity was.',
      ],
      they: [
        'They probably recognize your limits as close relatives of their own, and step around them with tact.',
        "A failure of yours may hit {partner} harder than you'd expect, since they're carrying much the same load.",
      ],
      helps: [
        "You take duties off each other's hands without discussing it, which is a comfort in years that have too many of them.",
      ],
    },
    tense: {
      between: [
        "You're strict about different things. One of you can't bear lateness, the other can't bear waste, and both have been offended by noon.",
        'When a form has to be filled in, one of you wants it perfect and the other wants it mailed.',
      ],
      you: [
        "You feel judged by {partner} on the points where you're hardest on yourself, though they may only be defending a rule of their own.",
        "You stiffen when {partner} tells you what ought to be done, because you've got an ought already and it's older.",
      ],
      they: [
        'They may have had to learn the hard way something you never needed, and find you careless there.',
        'Your standards likely sound like criticism to {partner} about as often as theirs do to you.',
      ],
      helps: [
        'Duties do best in the hands of the one who minds more, since each of you is easygoing about what the other guards.',
      ],
    },
    harmonious: {
      between: [
        'What one of you finds hard the other has learned already, so chores get traded and nobody keeps a tally.',
        'An agreement between you takes four sentences and is kept for years without being brought up.',
      ],
      you: [
        "You don't have to apologize to {partner} for being careful, and they're careful about something you'd have overlooked.",
        "{partner}'s discipline makes yours look less eccentric, and you've both left a party at ten with a clear conscience.",
      ],
      they: [
        'They seem to find that obligations weigh less in your company, though the number of them stays the same.',
        'Respect is probably what {partner} feels for you first and last, and they may consider it a warmer word than other people do.',
      ],
      helps: [
        'Anything with a long contract is safe with you, from a shared storage unit to a small business.',
      ],
    },
  },
  'saturn~asc': {
    joined: {
      between: [
        '{partner} stands a little straighter when you come in, and so does everybody nearby.',
        'Strangers take the two of you for colleagues, or for people who are about to inspect the building.',
      ],
      you: [
        "You feel answerable for how {partner} appears, and you've prepared them for a dinner as if it were a hearing.",
        "You're more formal with {partner} at the start of every meeting than you are an hour in, and you've never learned to skip the hour.",
      ],
      they: [
        "They may act older with you, and choose the sensible shoes on days when you're coming.",
        'Your steady presence likely gives {partner} something to hold on to in public, and now and then it feels like being chaperoned.',
      ],
      helps: [
        'You lend {partner} some authority. In an office or at a bank, your being there gets them taken seriously from the first sentence.',
      ],
    },
    tense: {
      between: [
        '{partner} comes in lightly and you meet them with the agenda. The first few minutes are a negotiation over how serious the occasion is.',
        "{partner} is drawn to your gravity, you're drawn to their ease, and each of you would like to improve it slightly.",
      ],
      you: [
        "You stand there with your arms crossed when you'd meant to say how glad you were to see {partner}.",
        "You want a commitment about the weekend before you've asked how {partner} is, and you know how it sounds.",
      ],
      they: [
        "They may feel inspected before they've sat down, and start explaining something you hadn't asked about.",
        "It could be that {partner} looks to you for the firm yes or no they can't give themselves, and minds it when they get one.",
      ],
      helps: [
        "Showing in the first minute that you're pleased makes a difference, since {partner} reads the whole evening off it.",
      ],
    },
    harmonious: {
      between: [
        'You make {partner} look reliable and they make you look approachable, so neighbors ask the pair of you to feed the cat.',
        "{partner} gets the official talking while you find the document, and you're rarely asked to come back.",
      ],
      you: [
        'It suits you to be seen with {partner}. You feel like a person of standing and hardly have to frown for it.',
        "You know an hour ahead what {partner} will need, and it's in your bag.",
      ],
      they: [
        'They seem to find the world more orderly with you in it, and go out into it with less fuss.',
        'A hint on manners is likely something {partner} takes better from you than from anyone, because you give it once and in private.',
      ],
      helps: [
        'You improve with time as a pair, since {partner} loosens up the longer they know you and you stop supervising.',
      ],
    },
  },
}
