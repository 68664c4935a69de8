import type { AspectParagraphs } from '#lore/authored.ts'

export const mercurySaturn: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You say little, and it comes out as a verdict ({aspect}).',
        "Mercury in fire has an opinion in a second, and Saturn holds it back until it's sure, so what people finally hear has no maybe left in it.",
        "It's usually sound.",
        "They'd take it more easily if they had been shown the ten minutes in which you doubted it.",
      ],
      traits: ['frank', 'serious'],
    },
    earth: {
      says: [
        'You like to know a thing completely before you mention it ({aspect}).',
        'Mercury in earth goes by what can be checked, and Saturn checks again.',
        "You don't recommend a dentist until you've been going for ten years.",
        "So your word counts for a lot, and you can come across as having fewer opinions than you do, when you're only still checking them.",
      ],
      traits: ['serious', 'practical'],
    },
    air: {
      says: [
        "You choose your words as if they'd be kept.",
        'Mercury in air has six ways of putting it, and Saturn throws out five ({aspect}).',
        'It makes you good at contracts, condolences, and crosswords.',
        "In loose talk it's less welcome, and you may have seen a table of people go quiet because you told them what irony means.",
      ],
      traits: ['serious', 'orderly'],
    },
    water: {
      says: [
        'You think more than you say, and you remember what others said ({aspect}).',
        'Mercury in water takes in the mood along with the words, and Saturn sees no reason to comment.',
        'Months afterward you can tell a friend what she wanted before she changed her mind.',
        'She may find it touching or alarming, depending on whether she knew that you were listening.',
      ],
      traits: ['private', 'guarded'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You speak up boldly and then listen for damage ({aspect}).',
        'Mercury in fire had to say it, and Saturn in water watches every face for an hour.',
        "If one person is quiet at dessert, you're sure that it was you.",
        "So you can seem either very outspoken or oddly silent, and people who've met only one of these don't recognize the other from the description.",
      ],
      traits: ['frank', 'wary'],
    },
    'fire earth': {
      says: [
        'You see the answer at once and lose heart over the evidence.',
        'Mercury in fire has jumped, while Saturn in earth asks for the measurements ({aspect}).',
        'You know that the sofa will fit, and you stand in the store unable to say so.',
        "Somebody measures and it fits, and the next time you'll want it measured again.",
      ],
      traits: ['quick', 'wary'],
    },
    'fire air': {
      says: [
        'You start a sentence with conviction and finish it with conditions ({aspect}).',
        'Mercury in fire wants to say what it thinks, and Saturn in air has heard a good counterargument by the second clause.',
        'You can come out of a book club unsure whether you liked the book.',
        'Your friends would be content with the first half, which is the half that sounds like you.',
      ],
      traits: ['frank', 'wary'],
    },
    'earth fire': {
      says: [
        "You explain things carefully and suspect that everyone wishes you'd hurry ({aspect}).",
        'Mercury in earth needs to take the steps in order, but Saturn in fire thinks a person with something to say would have them on their feet.',
        'So you rush the important part and apologize for it.',
        'They were following with interest, and now somebody has to ask you to go back.',
      ],
      traits: ['modest', 'practical'],
    },
    'earth air': {
      says: [
        "You know from experience what works and feel that it doesn't count as knowledge.",
        'Mercury in earth learned it by doing, and Saturn in air would like to see it in a footnote ({aspect}).',
        'You can smell that the milk has turned, and you look at the date.',
        "It makes you slow to contradict people with titles, even when you've got the thing itself in your hand.",
      ],
      traits: ['modest', 'practical'],
    },
    'earth water': {
      says: [
        "You can talk sensibly about anything that doesn't hurt ({aspect}).",
        'Mercury in earth sticks to facts, and Saturn in water has put certain facts where nobody goes.',
        'Asked about your family, you tell people the distance in miles.',
        "It isn't meant as a rebuff, but they take it for one and talk about roads.",
      ],
      traits: ['guarded', 'practical'],
    },
    'air water': {
      says: [
        "You're fluent on nearly everything and tongue-tied on what matters to you.",
        'Mercury in air could discuss it from any angle, while Saturn in water will not have it discussed ({aspect}).',
        'So you call a friend to say one thing, and you have a lively talk about curtains.',
        "She hangs up feeling that something is wrong, and she can't find it in anything you said.",
      ],
      traits: ['guarded', 'tactful'],
    },
    'air earth': {
      says: [
        'You want to know everything, and you ask yourself what for ({aspect}).',
        'Mercury in air would read all day, and Saturn in earth counts the hours it has spent on the history of zippers.',
        'You close the tab with a sense of having been caught.',
        'People get the useful half of your mind, and some of them would have loved the zippers.',
      ],
      traits: ['serious', 'practical'],
    },
    'air fire': {
      says: [
        'You hate to be caught without an answer ({aspect}).',
        'Mercury in air enjoys not knowing and finding out, but Saturn in fire regards it as a loss of face.',
        "So you may give a stranger directions in a town that you don't know yourself.",
        'They sound convincing, and afterward you wonder why it was so hard to say that you were lost too.',
      ],
      traits: ['proud', 'quick'],
    },
    'water fire': {
      says: [
        'You know what you think once everyone has gone home.',
        'Mercury in water needs quiet before a thought comes clear, and Saturn in fire demands that you stand up and say it now ({aspect}).',
        "So you say something forceful that isn't quite it.",
        "Then you're held to it, by others and by pride, while the better version takes shape on the stairs.",
      ],
      traits: ['slow', 'proud'],
    },
    'water air': {
      says: [
        'You sense what is going on and refuse to believe it without proof ({aspect}).',
        'Mercury in water picked it up from a tone of voice, and Saturn in air says that a tone of voice is nothing.',
        'So you may rent the room from the man who smiled too much, with a bad feeling the whole time.',
        'When it goes wrong you tell it as a funny story, and you leave out that you knew.',
      ],
      traits: ['wary', 'serious'],
    },
    'water earth': {
      says: [
        'You worry in detail ({aspect}).',
        'Mercury in water imagines how it might go, while Saturn in earth works out the cost of each case and adds it up.',
        'By two in the morning you have a very complete plan for losing your suitcase.',
        'The suitcase comes out first, and the people you travel with never know how ready you were.',
      ],
      traits: ['wary', 'practical'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You say what you think, and you'll say the same next week ({aspect}).",
        'Mercury in fire makes it short, and Saturn makes it stand.',
        "When friends want to know whether the haircut was a mistake, it's you they turn around for.",
        "You're kind enough about it, and they'd rather have one answer that holds than five that are nice.",
      ],
      traits: ['frank', 'steady'],
    },
    'earth earth': {
      says: [
        'You can do a long, exact job without losing either your place or your temper.',
        "Mercury in earth has the method, and Saturn doesn't mind how many pages it is ({aspect}).",
        'Your friends bring you their taxes, or a sweater pattern with a mistake in row ninety.',
        'You find it, pencil it in, and hand it back without a speech.',
      ],
      traits: ['orderly', 'practical'],
    },
    'air air': {
      says: [
        'You can make a complicated thing simple without making it false ({aspect}).',
        'Mercury in air sees how it all connects, and Saturn decides what can be left for later.',
        'After ten minutes with you, an eighty-year-old can send photos.',
        "She'll tell you it was patience, and it was mostly the order you put things in.",
      ],
      traits: ['tactful', 'orderly'],
    },
    'water water': {
      says: [
        'You judge people slowly and seldom have to change your mind ({aspect}).',
        'Mercury in water gathers impressions, and Saturn waits until there are enough of them.',
        "Asked about somebody's new love, you say that you'd like to see them tired.",
        "It's good advice, and you follow it yourself.",
      ],
      traits: ['wary', 'tactful'],
    },
    'fire air': {
      says: [
        'You can sum up a quarrel so that both sides agree with the summary.',
        "Mercury in fire goes to the point, and Saturn in air makes sure the point is everybody's ({aspect}).",
        'When three roommates have been at it for an hour about the heat, you do it in two sentences.',
        "They're a bit annoyed that it was so short, and they go to bed.",
      ],
      traits: ['frank', 'tactful'],
    },
    'air fire': {
      says: [
        "You're willing to say in public what you worked out in private ({aspect}).",
        "Mercury in air likes to try out a thought, and Saturn in fire is prepared to stand next to it if it's unpopular.",
        "You're the one who raises a hand at the end, when the question period is nearly over.",
        "Everyone's relieved, since it was their question as well.",
      ],
      traits: ['bold', 'frank'],
    },
    'earth water': {
      says: [
        'People can tell you a thing once ({aspect}).',
        'Mercury in earth notes what was said, and Saturn in water remembers why it was hard to say.',
        'A friend who mentions in passing that she hates her birthday might get a phone call on another day.',
        "She may never say so, and it'd be one of the reasons she calls you first.",
      ],
      traits: ['tactful', 'steady'],
    },
    'water earth': {
      says: [
        'You can turn a feeling about something into a sensible plan.',
        'Mercury in water senses that the group is worn out, and Saturn in earth moves the start to ten ({aspect}).',
        "You don't announce why.",
        'Things simply go better when you arranged them, and people give the credit to good luck and breakfast.',
      ],
      traits: ['practical', 'tactful'],
    },
  },
}
