import type { DayThoughts } from '#lore/authored.ts'

export const sunToJupiter: DayThoughts = {
  eases: {
    1: {
      says: [
        "You're good news just by showing up.",
        "Jupiter in the first house comes in with its arms open, and there've been days when it knocked something over on the way.",
        'In this light people see the welcome and forgive the vase.',
        'People who were about to leave decide to stay for a bit.',
      ],
      task: 'Turn up somewhere in person where a message would have done.',
    },
    2: {
      says: [
        "You own more than you've been reckoning with, and some of it is in plain sight.",
        'Your Jupiter in the second house feels rich on a good day and forgets the actual figures, so it can be blind to what it really has.',
        'The Sun points at a skill or a fund you stopped checking.',
        "It would cover what you've been putting off.",
      ],
      task: "Look up one balance, credit, or voucher you've forgotten about, and plan how you'll use it.",
    },
    3: {
      says: [
        'Your encouragement works on people the way that advice never has.',
        "In the third house Jupiter believes in anyone it's talking with, though it tends to talk for so long that they miss their stop.",
        'Said in one line, it sticks, so that somebody may go and do the thing on the strength of your nod.',
      ],
      task: "Tell someone close by that they can do it, and give them the one reason you're sure.",
    },
    4: {
      says: [
        "There's a feeling at home that things have turned out rather well.",
        "Jupiter in your fourth house would like the whole clan under one roof and is a bit let down by the roof they've got.",
        'The Sun shows it what there is.',
        'It may be only somebody singing in the next room, or a call for no reason, and it counts.',
      ],
      task: "Tell your family or the people you live with one way in which you've been lucky in them.",
    },
    5: {
      says: [
        'For once the big gesture is the right size for the occasion.',
        'With Jupiter in the fifth house, you give presents and parties as if with a brass band, and people of taste have suggested something quieter.',
        'Today people want the band.',
        "The shy ones want it most of all, since they'd never hire it themselves.",
      ],
      task: "Make the playful gesture you'd normally scale down, at its full size.",
    },
    6: {
      says: [
        'You can see what your daily work is good for, and it makes the stairs shorter.',
        'Jupiter in this house needs a meaning in its routine and will invent one rather than go without.',
        'No need to invent it.',
        "Somebody's day goes better because of yours, and if you ask you might find out whose.",
      ],
      task: 'Find out what became of something you did for someone last month.',
    },
    7: {
      says: [
        "The best thing that's likely to happen to you will be brought by somebody else.",
        "That's how Jupiter works in the seventh house, through a partner, a rival, or whichever stranger asks the right question.",
        'All you contribute is to be visible.',
        'The Sun sees to that, and a person who can see you can think of you for something.',
      ],
      task: "Accept one invitation or proposal from another person before you've worked out where it leads.",
    },
    8: {
      says: [
        'Your trust in someone can prove a sound investment.',
        "In the eighth house Jupiter gives credit where a banker would ask for collateral, and it's had to explain itself to friends.",
        'It may leave this one unexplained and simply point.',
        "People who've been trusted early like to come through with something on top.",
      ],
      task: "Tell someone you trusted early, when others hadn't, what they've made of it in your eyes.",
    },
    9: {
      says: [
        'You can see a long way, and the view includes you.',
        "Jupiter in its favorite house is forever drawing maps of what's possible for people in general.",
        'With the Sun standing on it, the map has an arrow to mark where you stand.',
        "From there it's a surprisingly short walk to a first step.",
      ],
      task: "Describe where you'd like to be in ten years to someone who'll only ask questions.",
    },
    10: {
      says: [
        'An office you usually have to push at gets opened from inside.',
        'With Jupiter in the tenth house, you hope for great things, and so publicly that a modest result looks like a failure to you.',
        "The people in that office don't see failures.",
        "They see someone who's stayed cheerful, which is rarer on that floor than talent.",
      ],
      task: "Ask for the opportunity you'd assumed went to other people.",
    },
    11: {
      says: [
        'Luck comes to the whole circle, and you were the one who kept saying so.',
        "Jupiter in the eleventh house has bought rounds on the strength of other people's prospects, and it's been teased for it.",
        'The Sun may prove it right about one of them.',
        "You may be owed a toast, and you'll enjoy buying the round anyhow.",
      ],
      task: "Bring your friends one opportunity that's open to all of you, with the date by which to apply.",
    },
    12: {
      says: [
        "You have a sense that it'll work out, and there's no argument for it that you could show anyone.",
        'Jupiter in the twelfth house keeps your faith below the waterline, where it holds the boat up without being seen.',
        'The Sun goes down there and finds it in fair condition.',
        "You'll know by the fact that you've stopped refreshing the page.",
      ],
      task: "Stop checking on one thing that's out of your hands for the rest of the day.",
    },
  },
  presses: {
    1: {
      says: [
        "You can fill a room until there's not much of it left for the others.",
        "With Jupiter in the first house, you grow when you're looked at, so the story gets a prologue and the laugh gets louder.",
        'They like you a great deal.',
        "They're also holding small, good stories of their own that would've needed about a minute.",
      ],
      task: 'Ask a quiet person for their story, and keep your own on the subject to yourself.',
    },
    2: {
      says: [
        'If a purchase looks affordable, you may be counting some of the money twice.',
        "Jupiter in this house spends next month's luck with a clear conscience, and the Sun's taste for doing things properly isn't helping.",
        "The total is where you'd expect it to be, about a third above where you'd put it.",
        "It's still a number you can do something about.",
      ],
      task: "Add up what you've already promised to pay in the coming month before you promise any more.",
    },
    3: {
      says: [
        'Not everyone who asks you a yes-or-no question is ready for the background.',
        'In the third house your Jupiter is a born teacher with any passerby for a class, and pride in the subject adds a second period.',
        "By the end, the neighbor knows the history of the building and still not whether the water's off.",
      ],
      task: 'Answer the next simple question with one word, and wait to be asked for more.',
    },
    4: {
      says: [
        'Your plans for home are splendid, and other people would be giving up their weekends for them.',
        'Jupiter pictures the reunion, the garden, the wall knocked through in the fourth house, with everyone in it laughing and holding a tool.',
        'The Sun would like to see it done.',
        'What you may see first is a relative asking, over a pancake, who exactly will be digging.',
      ],
      task: "Ask each person in a home or family plan what they'd enjoy doing in it, and cut what's left over.",
    },
    5: {
      says: [
        "You may think you're on a roll where there are no rolls.",
        'Jupiter loves a throw of the dice in this house, and the Sun dislikes being seen to bet small.',
        'The big bet is mainly for the onlookers.',
        "On your own you'd have put down a modest sum and had exactly as much fun.",
      ],
      task: 'Set your limit for one bit of fun before it begins, and tell somebody what it is.',
    },
    6: {
      says: [
        "Out of sheer good will you may have taken on more than one person's day.",
        "Jupiter can't see a load in the sixth house without offering to carry it, since each one taken alone is nothing.",
        'Together they come to two of you.',
        'The Sun exposes the arithmetic, usually in front of the person who was promised theirs first.',
      ],
      task: 'Give one task back to the person you took it from while they still have time for it.',
    },
    7: {
      says: [
        'You can think so highly of somebody that they feel misheard.',
        "Jupiter's way in the seventh house is to see the best possible version of another person and then go about with that one.",
        "When they say they're bad at something, you say nonsense and mean it kindly.",
        'After that they have to be bad at it alone.',
      ],
      task: "When somebody close tells you about a weakness, believe them, and ask what it's like.",
    },
    8: {
      says: [
        'A promise you made in a generous hour may want to be kept.',
        "Jupiter in the eighth house vouches for people, covers the difference, says don't mention it, and half the time forgets having said so.",
        'They remember it, and a smaller sum kept to the day beats a larger one explained.',
      ],
      task: 'Name what you can really give toward something you promised, and when, and hold to that.',
    },
    9: {
      says: [
        "You're right about so much that you've stopped noticing where it ends.",
        "The Sun on a hard day takes Jupiter's largest house for its own estate, with religion, politics, and other people's vacations all on the grounds.",
        "There's usually somebody nearby who has lived the thing you're explaining.",
        'One fact from them is worth more than the rest of the lecture.',
      ],
      task: 'Ask one person with direct experience about something you hold a strong general view on.',
    },
    10: {
      says: [
        'The part you are sure of is the part that needs another look.',
        'Your Jupiter wants the large role in the tenth house and has been known to accept before reading past the title.',
        'The Sun wants to be announced, while the duties are spelled out further down in smaller type.',
        'Other people will read that part very carefully.',
      ],
      task: "Read the dull half of a commitment you're excited about, and ask one question about it.",
    },
    11: {
      says: [
        "You may have let several people believe that you're coming on the same day.",
        "You said so, warmly and to each, because in the eleventh house Jupiter can't picture a Saturday that wouldn't stretch.",
        'Four parties, one you.',
        "Being missed from three of them is kinder if they hear of it before they've put out the chips.",
      ],
      task: "Tell all but one of the people you've half promised the same day that you can't make it.",
    },
    12: {
      says: [
        "Telling people that it'll all work out is also a good way to get off the phone.",
        'In the twelfth house Jupiter consoles so well that the trouble underneath gets no further treatment.',
        'A friend who asks how you are may receive a philosophy.',
        'The Sun, less polite, would like the answer that comes before it.',
      ],
      task: "Say what happened to you, to somebody who's asked, and leave out what it's taught you.",
    },
  },
}
