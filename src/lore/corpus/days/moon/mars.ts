import type { DayThoughts } from '#lore/authored.ts'

export const moonToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'You have more energy than the day has planned for, and it would like to be used on foot.',
        'With Mars in your first house, you get irritable sitting still, and people take it for temper.',
        "You're not angry at anyone.",
        "Take the stairs or the long way back from the store, and you'll be good company by dinner.",
      ],
      task: 'Do something on foot that you would normally do by car or by phone.',
    },
    2: {
      says: [
        'A small wish can be granted today, by you, in about twenty minutes.',
        'Your Mars is in the second house, so a small wish can turn into a campaign, with research and a villain.',
        'This one takes twenty minutes.',
        "If the store has it, you're home again before anyone could have had an opinion.",
      ],
      task: "Get yourself the one small thing you've been missing all week.",
    },
    3: {
      says: [
        'An argument would do you good, as long as nothing depends on it.',
        'With Mars in your third house, you argue for exercise, and not everyone knows that.',
        'The right person is somewhere in your contacts.',
        'Ten minutes of fighting about the best pizza in town would do you both good.',
      ],
      task: "Start a mock argument about nothing with someone who's good at them.",
    },
    4: {
      says: [
        'A small repair at home says more today than a kind word would.',
        'Because your Mars is in the fourth house, you show love by repairing things, and the noise can sound like anger.',
        "The people who live with you can tell the difference when you're humming.",
        'A hook at the right height says more than a speech.',
      ],
      task: 'Put one thing at home at the right height or place for the person who uses it most.',
    },
    5: {
      says: [
        "If you want company, you'll have to be the one who starts it.",
        "With Mars in your fifth house, you're ready before anyone has found their shoes.",
        'Most people have to look at a calendar.',
        "There's one friend who answers every invitation with the word where, and that's the one to write to.",
      ],
      task: 'Send a one-word invitation to the person most likely to say yes.',
    },
    6: {
      says: [
        "The energy for the unpleasant job is here, and it won't wait for a plan.",
        "Your Mars in the sixth house works in bursts, and you've been told for years to pace yourself.",
        'You can ignore that for now.',
        'What you do in this mood gets done, and what you only plan in it will still be a plan tomorrow.',
      ],
      task: "Use the burst on the dirtiest job within reach, and don't make a list first.",
    },
    7: {
      says: [
        'A little friction with someone you like can bring you closer today.',
        'With Mars in your seventh house, a bit of friction makes you feel close to someone.',
        'Nobody has to get hurt.',
        'A race to the corner or a fight over the check leaves you fonder of each other than agreeing would.',
      ],
      task: 'Turn the next small disagreement with someone you like into a contest with a silly stake.',
    },
    8: {
      says: [
        "There's something about yourself that would be easy to bring up today.",
        "Because your Mars is in the eighth house, you're brave about other people's troubles and slow to bring up your own.",
        "It's a short sentence.",
        "Once it's said, the other person usually moves nearer.",
      ],
      task: "Tell someone you trust how you feel about one thing, before you've built up to it.",
    },
    9: {
      says: [
        'You think best on the move today, and it hardly matters where to.',
        "With Mars in your ninth house, you think better when you're moving and worse when you're waiting.",
        'The destination hardly matters.',
        'Two stops past your usual one, or the next town over, is far enough for an evening.',
      ],
      task: "Go somewhere you've never been, even if it's only a street, and walk back.",
    },
    10: {
      says: [
        'The job that nobody wants is a good one for you to take.',
        'Your Mars in the tenth house likes a hard job with your name on it.',
        "There's probably one that everyone has been avoiding.",
        "If you take it, you can have it off the table before they've finished agreeing whose it is.",
      ],
      task: 'Take on one unpopular job at work, and finish the first half of it right away.',
    },
    11: {
      says: [
        'If your friends are ever going to meet, somebody has to name the hour.',
        'With Mars in your eleventh house, you lose patience with a group that talks about meeting and never meets.',
        'You could simply name a time.',
        'Half of them will say yes out of surprise.',
      ],
      task: "Pick the place and the hour, send it to everyone, and don't ask for other ideas.",
    },
    12: {
      says: [
        "You'll know what you want after you've worn yourself out a little, alone.",
        'Because your Mars is in the twelfth house, you push yourself in private and avoid a fight in public.',
        'An hour alone with a hard workout or a locked door and a project suits you.',
        'Afterward you may know what you want to say, and to whom.',
      ],
      task: 'Do something strenuous alone, and write one line afterward about what you want.',
    },
  },
  presses: {
    1: {
      says: [
        "Your body may lose its temper today before you've noticed anything.",
        'With Mars in your first house, your body is angry before you are.',
        "It may be hunger, noise, or a collar that's too tight.",
        'Nobody around you has done anything worth the tone.',
      ],
      task: 'Eat something or go around the block before you answer the next question.',
    },
    2: {
      says: [
        'Losing out on something small can feel like being robbed.',
        'Your Mars is in the second house, so losing out on something feels like being robbed.',
        "There's usually another one.",
        'In two hours you may not remember why it had to be that one.',
      ],
      task: 'Let the thing go that somebody beat you to, and look again tomorrow.',
    },
    3: {
      says: [
        "You're likely to answer faster than you read.",
        "With Mars in your third house, you write fast when you're annoyed, and the phone sends it just as fast.",
        'The other person may only have been brief.',
        'Read aloud, their message sounds quite different.',
      ],
      task: 'Write the sharp reply in your notes, and send a dull one instead.',
    },
    4: {
      says: [
        'The people at home may get the answer that was meant for somebody else.',
        'Because your Mars is in the fourth house, you hold your temper all day and lose it over a wet towel.',
        "The people you live with know that it isn't about the towel.",
        "They'd like to know what it is about.",
      ],
      task: 'Tell someone at home what went wrong elsewhere before you say anything about the mess.',
    },
    5: {
      says: [
        "It's a poor day for games, unless you can bear to lose one.",
        'With Mars in your fifth house, a board game or a pickup match can turn serious without your noticing.',
        'Look at the faces.',
        'You can lose one on purpose, or take a turn keeping score, and find that the evening gets better.',
      ],
      task: "Let somebody else win something, and don't tell them.",
    },
    6: {
      says: [
        'Small resistance will annoy you more than hard work would.',
        "Your Mars in the sixth house doesn't mind hard work, and small resistance drives you mad.",
        "You're tired, and it's only a lid.",
        'If you leave it alone and eat something, it will open by itself when you come back.',
      ],
      task: "Walk away from whatever won't work, and don't touch it again until you've eaten.",
    },
    7: {
      says: [
        "The person in front of you may not be the one you're angry at.",
        "With Mars in your seventh house, you often find out that you're angry by being angry at someone.",
        'They may be tired and have no idea what they did.',
        "You can tell them that you're in a bad mood and that it isn't about them.",
      ],
      task: "Say out loud what you're angry about before you say anything to the person in front of you.",
    },
    8: {
      says: [
        'If you feel pushed, you push back harder than you need to.',
        "Because your Mars is in the eighth house, you can't stand it when someone else holds the money or the secret.",
        "They may not know that they're holding anything.",
        'You could ask what they want, and it may be less than you think.',
      ],
      task: 'Ask one direct question about the thing you suspect, and accept the first answer.',
    },
    9: {
      says: [
        'A small annoyance can turn into an opinion about the whole world.',
        "With Mars in your ninth house, one rude remark turns into a theory of what's wrong with people.",
        'It probably started with something small.',
        'One rude remark is easier to get over than the state of civilization.',
      ],
      task: 'Trace the bad mood back to one small event, and be angry at that instead.',
    },
    10: {
      says: [
        "You're in the right about something at work, and it's a bad hour to say so.",
        'Your Mars in the tenth house wants to win in front of witnesses.',
        "You'd be right, and people would remember the tone.",
        'A quiet word at the end of the day does more and costs less.',
      ],
      task: 'Wait an hour before you answer anyone at work who has annoyed you.',
    },
    11: {
      says: [
        'A slow group can drive you up the wall today.',
        'With Mars in your eleventh house, you take a slow group as a personal insult.',
        'They like talking about it.',
        "For some of them that's half the fun of going.",
      ],
      task: 'Leave the group to its discussion for two hours, and agree to whatever comes out.',
    },
    12: {
      says: [
        "If you're angry, it may be coming out as tiredness.",
        "Because your Mars is in the twelfth house, you swallow the first reaction, and by evening you've forgotten what it was.",
        'You might remember if you moved.',
        'Somebody asked you for something, probably, and you said that it was fine.',
      ],
      task: "Go for a hard walk, and name the one thing that wasn't fine.",
    },
  },
}
