import type { DayThoughts } from '#lore/authored.ts'

export const sunToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'People see you about as you feel, and that makes the day lighter to carry.',
        'With your Moon in the first house, you often put on one face and keep the real one ready in case of trouble.',
        "There's no need for two.",
        'People adjust to a tired person who looks tired far better than to a cheerful one who suddenly leaves.',
      ],
      task: "Let your face do what it's doing in front of one person you'd normally pull it together for.",
    },
    2: {
      says: [
        "There may be more in the cupboard than you'd have said.",
        "Security is a feeling before it's a sum for the Moon in your second house, and the feeling has been known to ignore the sum altogether.",
        'The Sun brings the two together.',
        "Looking around at what you have, you recognize somebody's steady work, and it's yours.",
      ],
      task: 'Name three things around you that you paid for or made yourself, and use one of them.',
    },
    3: {
      says: [
        "You sound like where you're from, and people like you for it.",
        'Everyday talk is where your Moon feels held, among those who finish your sentences, and in other company you tidy your speech until it could belong to anyone.',
        'The Sun lets the accent, the slang, and the family expression stand.',
        'Half the room turns out to have a grandmother who said it.',
      ],
      task: "Use an expression from your childhood in front of someone who's never heard it, and explain it if asked.",
    },
    4: {
      says: [
        'There may be a seat at your place that has become your seat.',
        "Your Moon in the fourth house needs ground under it before it'll risk anything outside, and it's slow to believe in new ground.",
        'For a day the Sun shows you what has grown up around you there, such as a favorite seat, or a neighbor who counts on seeing you.',
      ],
      task: "Make one change where you live that you'd make only in a place where you mean to stay.",
    },
    5: {
      says: [
        'There may be a swing, and nobody on it.',
        "The Moon in the fifth house has a child's appetites and an adult's embarrassment, and it usually waits until somebody else suggests the swings.",
        "In the Sun's company the embarrassment has nothing to feed on.",
        "People say yes so fast that you suspect they'd been waiting, too.",
      ],
      task: "Suggest the playful thing you're slightly too old for, and go first.",
    },
    6: {
      says: [
        'Body and schedule want the same thing for once, so you get through a lot without noticing.',
        'Your Moon here is sensitive to small hours and skipped meals, and on most days your plans treat that as an inconvenience.',
        'The Sun takes its side.',
        "What you do while you're rested takes a third of the effort, and your company improves along with it.",
      ],
      task: "Do your hardest task at the time of day when you're naturally most awake.",
    },
    7: {
      says: [
        'What you need and what the other person enjoys giving happen to be the same thing.',
        "That's rarer than it sounds with the Moon in the seventh house, since you tend to learn what you need only by missing it.",
        'The Sun makes it visible to both of you.',
        "They may look relieved, having brought you, until now, whatever they'd have liked themselves.",
      ],
      task: 'Tell someone close which of the things they do for you does the most good.',
    },
    8: {
      says: [
        'You can let somebody carry a share of the weight, and nothing gets held over you afterward.',
        'With your Moon in the eighth house, you tend to check what help will cost before you take it.',
        'By daylight you can tell a gift from a hook.',
        "This one's a gift, from somebody who's had to lean on people, too.",
      ],
      task: "Let someone trustworthy help you with a thing you've been managing alone.",
    },
    9: {
      says: [
        'A wider view makes the near thing smaller, and you can feel it happening.',
        "You're at home on the road with the Moon in the ninth house, and the same four walls make you short-tempered.",
        "It doesn't take a flight.",
        "A hill will do, or a neighborhood where you can't read the signs, since the Sun sees to it that you look up.",
      ],
      task: 'Go to the highest place you can reach on foot, and look for where you live.',
    },
    10: {
      says: [
        "Caring in public suits you, and for a day it's also good strategy.",
        'Your Moon, up here, minds about the people in the job more than the job, and has been advised to hide it.',
        'Ask after the tired one in front of everybody, and several people will want to work with you.',
      ],
      task: "Ask somebody in a public or working setting how they're holding up, and wait for the second answer.",
    },
    11: {
      says: [
        "Somebody may have saved you the seat you'd have picked.",
        "With your Moon in the eleventh house, you keep one eye on who's leaving, so your friends get the other one.",
        'Now they get both.',
        "You notice how often they look over to see if you're laughing.",
      ],
      task: "Spend time with friends without arranging any of it, and let somebody else worry about who's cold.",
    },
    12: {
      says: [
        'You might laugh out loud with nobody there.',
        "The Moon of the twelfth house fills up with other people's moods all week, usually without being asked, and has to drain before it knows its own.",
        "What the Sun shows you is how much of it was somebody else's.",
        'Your own mood, underneath, may be calm and even rather cheerful.',
      ],
      task: "Spend an hour by yourself and sort which of today's feelings you brought and which you picked up.",
    },
  },
  presses: {
    1: {
      says: [
        "Hiding how you feel takes more effort than it's worth, and it doesn't quite work.",
        'Sun and Moon want different things at the place in your chart that everybody sees, one to be impressive and one to be held.',
        'People notice a person doing fine very hard.',
        "They'd be at ease if you were only a bit off, since then they'd know what to bring.",
      ],
      task: "Tell the first person who looks puzzled by you that you're having an off day, and leave it at that.",
    },
    2: {
      says: [
        'Pride and prudence have opened separate accounts.',
        "Part of you wants to be able to afford it, your Moon in the second house wants to sleep at night, and the same sum can't do both.",
        'You may have defended each side in turn, to different friends.',
        "It might help to notice which purchase you haven't mentioned to anyone.",
      ],
      task: 'Choose the option that lets you sleep in one small money question, and mention it to no one.',
    },
    3: {
      says: [
        'A neutral remark sounds as if it were aimed at you.',
        "Your Moon listens for tone in every passing word, and under the Sun's glare a question about the recycling becomes a comment on your character.",
        'Somebody may have meant the recycling.',
        'You can tell by how puzzled they look at the length of your answer.',
      ],
      task: 'Ask what someone meant before you answer what you heard, once, in a friendly voice.',
    },
    4: {
      says: [
        'Home and the rest of the world are likely to want you at the same time.',
        "With your Moon in the fourth house, you feel that somebody is waiting with dinner, even when you've been asked to something more glamorous.",
        "You'll be half present at both unless you choose.",
        'Neither of them asks for all of you, only for whichever half you bring.',
      ],
      task: "Choose home or out for your next free hours, and don't send messages to the one you didn't pick.",
    },
    5: {
      says: [
        "You may be singing for somebody else's birthday and counting how many people sing.",
        "With your Moon in the fifth house, you want to be adored most when you're low, and somebody else is having the birthday.",
        "There's nothing shameful in it.",
        'A friend could make the fuss afterward if you said you were in need of one.',
      ],
      task: "Ask a friend for ten minutes of undivided attention, and say that it's for no special reason.",
    },
    6: {
      says: [
        'Skipping a break can cost you the same sentence four times.',
        'You have a plan, and with your Moon in the sixth house you have a headache, because nobody asked your body about it.',
        'The hour you save by skipping the break goes into reading one sentence four times.',
        "It's bookkeeping, really, and the break was cheaper.",
      ],
      task: "Take the break your body is asking for before the next task, and don't use it for anything.",
    },
    7: {
      says: [
        "What you'd like from someone may be what they're least able to give just now.",
        'In the seventh house your Moon leaves its comfort to somebody else, and the Sun shows you that person in hard light, yawning, with a day of their own behind them.',
        "It's no measure of love.",
        "Two tired people can't both be looked after by each other.",
      ],
      task: "Get one comfort from a friend, a walk, or a bath that you'd hoped to get from one particular person.",
    },
    8: {
      says: [
        "Something you'd like to keep private can feel visible from the street.",
        'With your Moon in the eighth house, you trust slowly and in private, and somebody may ask about it out loud.',
        'Very likely no one has seen a thing.',
        "Still, it's good to find out now how you'd stand if they had, and you'd stand better than you thought.",
      ],
      task: "Decide what you'd say if asked about the thing you're guarding, in one calm sentence.",
    },
    9: {
      says: [
        'You may be looking at flights under a blanket.',
        "You're drawn to the big plan, and with your Moon in the ninth house, which always asked for distance, you're listing what you'd miss.",
        'Both lists are sincere, and the restlessness may have less to do with geography than with your week.',
      ],
      task: "Write down what you'd be leaving, if you left, and underline the line you wrote fastest.",
    },
    10: {
      says: [
        'The role calls for somebody calmer than you are.',
        "With your Moon in the tenth house, you've never been able to leave your feelings at home, and you're asked to speak as though you had.",
        'You manage.',
        'It costs more than it shows, and the bill arrives later, over a spilled glass of water.',
      ],
      task: "Plan one hour off duty after the most public thing you have to do, and tell someone it's taken.",
    },
    11: {
      says: [
        "A group's mood can get into you before you've noticed what your own was.",
        'Your Moon in this house takes on the temperature of any room with four people in it, and the Sun sets you where all of them can reach you.',
        "You can leave worried about one friend's landlord and another one's sister, while nobody knows to worry about you.",
      ],
      task: 'Tell one friend something about your own week before you ask about theirs.',
    },
    12: {
      says: [
        'It takes real effort to look as though nothing takes effort.',
        'With your Moon in the twelfth house, you put your troubles where no one has to see them, and people keep asking you to come out and say a few words.',
        'Decline, if you like.',
        "Tiredness that's admitted lasts about a day, whereas the well-managed kind can go on until spring.",
      ],
      task: 'Cancel one thing that requires you to be fine, and give the honest reason to one person.',
    },
  },
}
