import type { DayThoughts } from '#lore/authored.ts'

export const plutoToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'A strong feeling can be shown now without overwhelming you.',
        'Everyone reads the Moon in your first house anyway, and Pluto these weeks puts some depth behind what they see.',
        "Someone who's going through a hard time may sense that you won't be shocked, and come to you.",
      ],
      task: 'Say how you really feel to someone who can take it, in one sentence, looking at them.',
    },
    2: {
      says: [
        "You may give away something that you'd have fought for a year ago.",
        'Security for the Moon in the second house has always been made of things, and these weeks Pluto shows which of them have only kept you worried.',
        "There's relief in a space where a thing used to be.",
      ],
      task: "Give away one possession that you keep out of fear, to somebody who'd use it next week.",
    },
    3: {
      says: [
        "Somebody may stop in the middle of a sentence because you've understood.",
        'Pluto takes the third-house Moon below the surface of everyday talk, where a complaint about the parking may be a complaint about being lonely.',
        'One question from you can reach it.',
      ],
      task: "Answer what somebody is feeling in an ordinary conversation, instead of what they're saying.",
    },
    4: {
      says: [
        "An old hurt from home has healed further than you'd thought.",
        'The Moon in your fourth house has a long memory for what happened there, and these weeks Pluto lets you go through it the way one walks through an empty apartment.',
        "You recognize everything and you don't have to stay.",
      ],
      task: "Do something at home that you weren't allowed to do when you were little, and enjoy it.",
    },
    5: {
      says: [
        "You're capable of a joy that has some sorrow in it, and it's the better for that.",
        'With Pluto behind it, the Moon in the fifth house can love or play or sing without keeping one eye on the exit.',
        'Others are moved, and you hardly noticed they were there.',
      ],
      task: 'Watch, read, or listen to something that always makes you cry, and let it.',
    },
    6: {
      says: [
        "Your body knows what's wrong these weeks, and you're ready to believe it.",
        'The sixth-house Moon absorbs the strain of the day without telling you, and Pluto makes it speak up in good time.',
        'If you follow it, you drop one demand on yourself that no one else was making.',
      ],
      task: 'Notice when you tense up today, and remove the one thing that causes it most often.',
    },
    7: {
      says: [
        'Somebody close can hear the truth about your feelings, and stays.',
        "The Moon in your seventh house usually adapts to the other person's mood, and with Pluto's help these weeks it keeps its own.",
        "You may find that they've been waiting for somebody to lean against.",
      ],
      task: "Tell someone about a need that you've always presented as a preference.",
    },
    8: {
      says: [
        "Being close to someone doesn't frighten you as it did.",
        "In the eighth house the Moon has learned to guard itself where it most wants to let go, and Pluto these weeks shows it a person, or a memory, that's safe.",
        "What you've dreaded saying turns out to be short.",
      ],
      task: "Speak for five minutes about something you've never told this person, and then change the subject.",
    },
    9: {
      says: [
        'You find a meaning in something that used to be only painful.',
        'The Moon in the ninth house wants to understand what it feels, and Pluto gives it a wider view these weeks.',
        "A book or a stranger may say it for you, and you'll know it when you hear it.",
      ],
      task: 'Tell a younger person what a hard time taught you, if they ask, or write it for one who might.',
    },
    10: {
      says: [
        'You understand these weeks what people in authority are afraid of.',
        'With the Moon in your tenth house you sense the mood of any place where things are decided, and Pluto lets you use that without harm.',
        'A word of reassurance in the right spot changes more than an argument would.',
      ],
      task: "Calm somebody who has more power than you do, by naming what they're worried about.",
    },
    11: {
      says: [
        "Fewer friends would be enough, and those you'd love more.",
        "Pluto takes the Moon in the eleventh house past its fear of being left out, and you notice these weeks with whom you're really at ease.",
        'A quiet hour with that person feeds you for days.',
      ],
      task: 'Choose one friend to be completely unguarded with, and leave out the usual funny stories.',
    },
    12: {
      says: [
        "Something you've carried inside for years gets up and leaves.",
        'Your Moon holds on to feelings that had no place to go, and Pluto opens one these weeks, often in a dream or in tears that come without a reason.',
        "Afterward you're tired in a pleasant way.",
      ],
      task: "Write a goodbye to a feeling you've outgrown, read it once, and tear it up.",
    },
  },
  presses: {
    1: {
      says: [
        'Somebody may make a joke, and everyone can see where it landed.',
        'Pluto has taken the polish off the Moon in your first house, so that a careless word shows on your face for an hour.',
        "People wonder what they've done, and some of them back away.",
      ],
      task: "Warn one person that you're touchy at the moment, and tell them that it'll pass.",
    },
    2: {
      says: [
        "You hold on tight to what you have, out of a fear that's older than any of it.",
        "The Moon in the second house wants to be sure there'll be enough, and these weeks Pluto shows it pictures of there not being.",
        "Counting your things doesn't help, because the fear isn't about things.",
      ],
      task: "Share something you'd rather keep, a little of it, with someone who has less.",
    },
    3: {
      says: [
        'You hear a second meaning in everything people say.',
        'Pluto sharpens the ears of your third-house Moon these weeks until an ordinary remark on the stairs sounds like a plan.',
        "Sometimes there's something in it, and mostly the person was thinking about dinner.",
      ],
      task: 'Take one remark at its plain meaning, answer that, and notice how the person reacts.',
    },
    4: {
      says: [
        'Home brings up feelings that belong to another time.',
        'The Moon in this house never really moved out of where you grew up, and Pluto these weeks knocks on exactly that wall.',
        'The person who set it off today is smaller than the feeling, and probably confused by it.',
      ],
      task: 'Tell someone at home, or in your family, that a small thing has touched an old one, and leave it at that.',
    },
    5: {
      says: [
        'Somebody may love you on a Wednesday, a little absently, with one eye on the stove.',
        "The fifth-house Moon hopes to be somebody's favorite, and Pluto turns that hope into a watch kept day and night.",
        'The other one feels searched.',
      ],
      task: "Let a person you love enjoy something without you, and don't ask how it was.",
    },
    6: {
      says: [
        "Tension keeps you running, and you've come to think of it as discipline.",
        'Pluto presses these weeks on the Moon in your sixth house, which takes care of things so as not to feel afraid.',
        "There's always one more thing to be taken care of.",
      ],
      task: "Stop for five minutes in the middle of your busiest hour, and ask yourself what you're afraid would happen.",
    },
    7: {
      says: [
        "You may be fine until somebody else isn't.",
        'The Moon in the seventh house lives by how the other one is feeling, and Pluto these weeks makes their silence hard to bear and their kindness hard to believe.',
        'You were somebody before they came in.',
      ],
      task: 'Do something you enjoy while somebody close to you is in a bad mood, without trying to cheer them up.',
    },
    8: {
      says: [
        'You may have told somebody a small thing to see where it goes.',
        'An eighth-house Moon knows how much it has to lose, and Pluto these weeks reminds it of the last time.',
        'Your tests are so well hidden that even a loyal person would fail.',
      ],
      task: 'Replace one secret test with a direct request, and let the answer count.',
    },
    9: {
      says: [
        'The world looks dark to you these weeks, and you find evidence for it everywhere.',
        "The Moon in your ninth house turns its feelings into a philosophy, so Pluto's low mood becomes a fact about mankind.",
        "You've thought differently before, with the same evidence.",
      ],
      task: "Look for one thing today that doesn't fit your gloomiest opinion, and tell somebody about it.",
    },
    10: {
      says: [
        "You may give a very firm answer to a question you hadn't understood.",
        'Pluto presses on the Moon in the tenth house, which never learned to keep its feelings out of public life, and these weeks control looks like the only protection.',
        "From outside it seems that you're angry.",
      ],
      task: 'Tell someone you deal with publicly that something has thrown you a little, in a calm voice.',
    },
    11: {
      says: [
        "A friend's other friends may have begun to bother you.",
        'The Moon in your eleventh house wants a circle that feels like family, and Pluto these weeks has brought back an old question about who was the favorite.',
        'Your friend would be astonished, and perhaps a little touched.',
      ],
      task: "Invite a friend together with the person you've been jealous of, and be curious about that person.",
    },
    12: {
      says: [
        "Feelings come up from below these weeks, and they don't say where they're from.",
        'The twelfth-house Moon has a cellar, and Pluto has been moving things around in it.',
        "You may be sleepless for a night or angry at a pigeon, and it helps to know that it's old.",
      ],
      task: "Move your body until you're warm when a feeling floods you, and postpone every conclusion until after.",
    },
  },
}
