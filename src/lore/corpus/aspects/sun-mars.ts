import type { AspectParagraphs } from '#lore/authored.ts'

export const sunMars: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You'd rather do a thing badly today than well next week ({aspect}).",
        'The Sun in fire wants to be where it happens, and Mars wants to be there ahead of everyone.',
        'So you raise your hand before the question is over, and find out on the way what you volunteered for.',
        'It takes you far, and others sometimes carry the bag you left behind.',
      ],
      traits: ['bold', 'quick'],
    },
    earth: {
      says: [
        'You measure a day by what got done in it ({aspect}).',
        'The Sun in earth wants to make something real, and Mars is glad to sweat for it, so your idea of rest is a different kind of work.',
        "You regrout the shower on vacation, at somebody else's house.",
        "They're delighted, and they also wonder what it would take for you to come and look at the sea.",
      ],
      traits: ['steady', 'practical'],
    },
    air: {
      says: [
        'You find out who people are by contradicting them.',
        'The Sun in air lives for the exchange, and Mars makes it a contest, which for you is the friendliest thing there is ({aspect}).',
        "You'll take the other side of your own opinion if nobody else is holding it.",
        'Some people love it, and the rest say they have an early start.',
      ],
      traits: ['frank', 'playful'],
    },
    water: {
      says: [
        'You act on what you feel, and you never announce it ({aspect}).',
        'The Sun in water is guided by its loyalties, and Mars works for them out of sight.',
        'When someone you love wants a thing, three unrelated people turn out to have heard about it.',
        "You'd deny any plan, with a clear conscience, since all you did was mention to a few people how much it would mean.",
      ],
      traits: ['close', 'guarded'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You carry yourself as if nothing could touch you, and you keep a list of what did ({aspect}).',
        'The Sun in fire shrugs and makes a joke, and Mars in water remembers who laughed.',
        'So a remark from the spring is paid back in the fall, with interest, over who sits where.',
        "They thought that you'd enjoyed the joke, since you were the one who'd made it.",
      ],
      traits: ['proud', 'guarded'],
    },
    'fire earth': {
      says: [
        "You announce it on Monday, and you're still digging in June ({aspect}).",
        "The Sun in fire wants to be proud of something large, but Mars in earth will not be rushed and won't skip a step.",
        'It might be a pond, and soon it would have half the yard.',
        "You feel that you're failing at it, when anyone looking over the fence would say that they'd never seen a pond done so thoroughly.",
      ],
      traits: ['proud', 'slow'],
    },
    'fire air': {
      says: [
        'You want to be admired, and you correct the people you want it from.',
        'The Sun in fire is telling a wonderful story, while Mars in air stops to put someone right about the year ({aspect}).',
        "You're usually right about the year.",
        "The story has lost its audience by then, and you can't understand what happened, as you had them a minute ago.",
      ],
      traits: ['proud', 'frank'],
    },
    'earth fire': {
      says: [
        'You build things up patiently and then do something rash ({aspect}).',
        'The Sun in earth saves, plans, and waits, but Mars in fire can stand about eleven months of it.',
        'After nearly a year of good sense you might put your hand up at an auction.',
        "Nobody who knows you would believe it at first, and you'd spend the next year being especially reasonable about what to do with a boat.",
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      says: [
        'You like results, and you argue about the method until it gets dark.',
        'The Sun in earth wants the tent up, and Mars in air wants to settle which way it should face ({aspect}).',
        "You've got a strong case for east.",
        'The others have pitched theirs facing anywhere, and you can hear them laughing around a fire while you finish making the point.',
      ],
      traits: ['practical', 'frank'],
    },
    'earth water': {
      says: [
        'You handle practical trouble calmly and take personal trouble very hard ({aspect}).',
        'The Sun in earth can deal with a flood, while Mars in water can be laid out by a tone.',
        "If a person you work with is short with you at nine, the whole day's work goes at half speed.",
        'They see the slow work and become shorter, and it never comes up that they only had to say good morning.',
      ],
      traits: ['practical', 'guarded'],
    },
    'air water': {
      says: [
        'You judge everyone by the same rules, apart from the one who hurt you.',
        'The Sun in air can see both sides of nearly anything, and Mars in water has a side ({aspect}).',
        "You praise an old rival's work in a level voice and skip the opening.",
        'People consider you remarkably objective, and they may wonder why a certain name always makes you look for your glasses.',
      ],
      traits: ['tactful', 'guarded'],
    },
    'air earth': {
      says: [
        'You think fast, and you work slowly, and neither half respects the other ({aspect}).',
        'The Sun in air has moved on to the next thing, but Mars in earth is still sanding the last one.',
        'You sit on the floor among seven parts of a bicycle, explaining a better bicycle.',
        'The talk is a pleasure, and the friend who came to borrow it can see they should have brought bus fare.',
      ],
      traits: ['slow', 'open'],
    },
    'air fire': {
      says: [
        "You'd like everybody to be reasonable, and you give them about a minute.",
        "The Sun in air starts with 'as far as I can see,' and Mars in fire finishes with a hand slapped on the table ({aspect}).",
        'The change is so quick that people look around for who did that.',
        "You've already cooled off and are asking them, with real interest, what they think.",
      ],
      traits: ['quick', 'frank'],
    },
    'water fire': {
      says: [
        'You take in a good deal without a word, and then out of nowhere you charge ({aspect}).',
        'The Sun in water keeps what it feels to itself, and Mars in fire has had enough of keeping.',
        'You might lend your mower for a year, then one day walk over and take it back mid-lawn.',
        'The neighbor would be left standing in the short half, having never heard that there was a problem.',
      ],
      traits: ['guarded', 'bold'],
    },
    'water air': {
      says: [
        "You're led by your feelings, and you fight as though they were arguments.",
        'The Sun in water wants to stay home tonight, and Mars in air produces four objections to the restaurant ({aspect}).',
        'Somebody answers all four and finds a better restaurant.',
        "Now you've got to go, and you're quiet over the appetizers, and they can't see what is still wrong with it.",
      ],
      traits: ['guarded', 'quick'],
    },
    'water earth': {
      says: [
        'You do the work in front of you and long to be somewhere else ({aspect}).',
        'The Sun in water wants to be carried along by something it loves, but Mars in earth gets up at six and does what is there.',
        'You can spend years fixing up a home in a town that you meant to leave.',
        "People think you've put down roots, and on a good day you think so, too.",
      ],
      traits: ['steady', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You're at your best with something to win ({aspect}).",
        'The Sun in fire wants to shine, and Mars loves the heat, so nerves improve you.',
        'Put you in a pickup game against better players and you grin.',
        "Teammates find that they're braver than they were in the parking lot, and you haven't said a word about courage.",
      ],
      traits: ['bold', 'warm'],
    },
    'earth earth': {
      says: [
        'You know how much you can do in a day, and you do that.',
        'The Sun in earth sets a sensible goal, and Mars walks toward it without looking left or right ({aspect}).',
        "It's hardly exciting to watch.",
        'But the stone wall is a yard longer every weekend, and people have started bringing their visitors to see it.',
      ],
      traits: ['steady', 'practical'],
    },
    'air air': {
      says: [
        'You can speak for a group without having to be asked twice ({aspect}).',
        'The Sun in air knows what the others think, and Mars has no trouble saying it to the person in charge.',
        'When a flight is canceled, the whole gate ends up standing behind you.',
        "You stay good-humored at the counter, and that's generally how the hotel vouchers come about.",
      ],
      traits: ['frank', 'public'],
    },
    'water water': {
      says: [
        'You do what you feel drawn to, and it usually turns out to have been the right way ({aspect}).',
        'The Sun in water knows what it loves, and Mars goes there by the path with the least shoving on it.',
        'Good things come your way because you were the one who stayed to help clear up.',
        'From outside it looks unambitious, and it gets there all the same.',
      ],
      traits: ['yielding', 'trusting'],
    },
    'fire air': {
      says: [
        'What you believe in, you can also put into words and act on, within the same hour ({aspect}).',
        'The Sun in fire knows what it wants to see happen, and Mars in air has already worked out a way that nobody has tried.',
        "If the microphone failed at a friend's reading, you could carry the next five minutes from the third row.",
        'You may not think of it as a talent, because to you it only feels like saying what comes next.',
      ],
      traits: ['bold', 'playful', 'public', 'open'],
    },
    'air fire': {
      says: [
        "You don't leave an idea lying around ({aspect}).",
        'The Sun in air has it over lunch, and Mars in fire has registered the name by three.',
        "Several of your notions are likely to be real before anyone can explain why they wouldn't work.",
        'It makes you a tonic for hesitant friends, who come to you with a maybe and leave with a date.',
      ],
      traits: ['quick', 'open'],
    },
    'earth water': {
      says: [
        'You can take charge without anyone feeling small.',
        "The Sun in earth sees what has to be done, and Mars in water feels who is embarrassed that they couldn't do it ({aspect}).",
        "So you'd change a stranger's tire by asking him to hold things.",
        "He'd drive off thinking the two of you did it together, and you wouldn't correct him.",
      ],
      traits: ['practical', 'tactful'],
    },
    'water earth': {
      says: [
        'When you feel for somebody, you end up lifting something ({aspect}).',
        'The Sun in water is moved, and Mars in earth asks what time the truck comes.',
        "A good many of your Saturdays go by on other people's stairs, at the heavy end of something.",
        "They'd do the same for you, and you rarely give them the chance.",
      ],
      traits: ['generous', 'steady'],
    },
  },
}
