import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, SlowTransitMeaning } from '../../transit-meaning.ts'

export const uranusTransits: Record<NatalPoint, Record<AspectQuality, SlowTransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: 'You get impatient with the version of yourself that everyone knows. Habits you took for character begin to look optional.',
        },
        {
          says: "You act first and recognize yourself afterward, and a good deal of what comes out is truer than what you'd planned.",
        },
      ],
      shows: [
        {
          says: 'You may book a trip or give notice on an ordinary afternoon and feel calm for the first time in weeks.',
        },
        { says: "Friends might say you've changed, and you'll hear the question in it." },
      ],
      use: [
        {
          says: 'The time is good for finding out who you are when nobody expects you to be consistent.',
        },
      ],
      task: [
        "Do one thing on your own, in public, that people who know you wouldn't have predicted.",
        "Tell someone which part of your life you'd leave out if you were starting over.",
      ],
      opens: [
        {
          says: "A restlessness that you can't explain sets in, and an offer or an encounter may give it a direction.",
        },
      ],
      reviews: [
        {
          says: "You've had a taste of the change, and you go back to see which of your reasons for it were good.",
        },
      ],
      settles: [
        {
          says: 'The different life has become the regular one, and you defend it with less noise.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: "Plans that depend on your staying the same get interrupted. You have to improvise, and you're better at it than you'd expect.",
        },
        {
          says: 'Lately you object to every description of yourself, and you may contradict a person who is right.',
        },
      ],
      shows: [
        {
          says: 'A reorganization at work could give you a new desk and a new boss in the same week.',
        },
        {
          says: "You may pick a fight about independence with someone who only asked when you'd be home.",
        },
      ],
      use: [{ says: "You can see which parts of your life you've been doing for an audience." }],
      task: [
        "Before you quit anything, write down what you'd do on the first free morning.",
        'Change one arrangement that makes you feel owned, and tell the people affected beforehand.',
      ],
      opens: [
        {
          says: "Something may break the pattern, and you see how long you'd been bracing against it anyway.",
        },
      ],
      reviews: [
        {
          says: 'The urge to bolt comes back, and you can question it more practically than the first time.',
        },
      ],
      settles: [
        {
          says: "You've changed what had to change, and staying where you are feels like a choice.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Change suits you for the moment. You can let go of something stale without needing a crisis as an excuse.',
        },
        { says: "You're more interesting to yourself than usual, and other people pick up on it." },
      ],
      shows: [
        {
          says: 'A stranger with an odd job may tell you something about yourself that your friends are too used to see.',
        },
        {
          says: 'You might say yes to something outside your field and be good at it by the second attempt.',
        },
      ],
      use: [
        {
          says: "Experiments with your own life go well now, as long as they're allowed to be experiments.",
        },
      ],
      task: [
        "Try the thing you've always said isn't you, once, before the month is over.",
        'Introduce people from two of your worlds to each other, and see what they make of you.',
      ],
      opens: [
        {
          says: 'A fresh option may come from the side, and you hardly have to give up anything to take it.',
        },
      ],
      reviews: [
        { says: 'You refine the new thing and leave in the odd parts that made it yours.' },
      ],
      settles: [{ says: 'What you tried on as an exception now looks a lot like you.' }],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: 'Your feelings have changed speed. You can be done at breakfast with something you lost sleep over.',
        },
        {
          says: 'What used to comfort you begins to feel cramped, and you want air more than reassurance.',
        },
      ],
      shows: [
        { says: 'You may rearrange a whole room at eleven at night and sleep well in it.' },
        {
          says: 'Somebody in the household might change their schedule, and all your routines go with it.',
        },
      ],
      use: [
        {
          says: 'You can learn what kind of home you need when nobody is telling you what a home is.',
        },
      ],
      task: [
        "Spend one evening a week away from your usual spot, even if it's only at the other end of the house.",
        'Say the feeling while you have it, and let it be out of date an hour later.',
      ],
      opens: [
        {
          says: 'The domestic order comes loose, and it may surprise you how little you want it back.',
        },
      ],
      reviews: [
        { says: 'You find out which of your old habits you miss and which only kept you company.' },
      ],
      settles: [
        { says: 'Home means something different by now, and it suits the person who lives there.' },
      ],
    },
    tense: {
      does: [
        {
          says: 'Your nerves run closer to the surface than usual, and peace and quiet make you restless within minutes.',
        },
        {
          says: 'For a while you want closeness and an exit in the same hour, which confuses the people who love you.',
        },
      ],
      shows: [
        {
          says: "A roommate or relative may announce a change of plans while you're making dinner for the old one.",
        },
        { says: 'You could wake at four with a clear head and a wish to live in another city.' },
      ],
      use: [{ says: "It's possible now to tell which of your attachments are only habit." }],
      task: [
        'When you feel like leaving the room, say for how long, then come back on time.',
        'Keep one meal a day at a fixed hour while the rest of the schedule does what it wants.',
      ],
      opens: [
        {
          says: 'If something upsets a routine you lean on, expect your reaction to be bigger than the event.',
        },
      ],
      reviews: [
        {
          says: 'The unrest comes around again, and you can tell by now which alarms to get up for.',
        },
      ],
      settles: [
        {
          says: 'You need less predictability than you did, and the people around you have stopped tiptoeing.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: 'You feel freer among your own people, which takes a load off everyone.' },
        {
          says: "Moods pass more quickly than usual, before you've had time to build a case for them.",
        },
      ],
      shows: [
        {
          says: "You may invite people over on an hour's notice and have one of the better evenings of the season.",
        },
        {
          says: "Someone you live with might suggest a new arrangement, and you'll wonder why nobody thought of it before.",
        },
      ],
      use: [{ says: 'Changes at home go smoothly, since no one is being forced into them.' }],
      task: [
        'Trade a household chore with somebody for a month, and see who is happier.',
        "Tell a friend something about yourself that doesn't fit what they know of you.",
      ],
      opens: [
        {
          says: "An unfamiliar comfort finds you, possibly through a person you'd never have picked.",
        },
      ],
      reviews: [{ says: 'You adjust the new domestic order to what you need on a bad day.' }],
      settles: [{ says: 'Freedom and company have stopped competing, at least under your roof.' }],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: 'Ideas come faster than you can finish sentences, and the first one is often the best.',
        },
        {
          says: "You've seen through something you repeated for years, and you can't go back to saying it.",
        },
      ],
      shows: [
        {
          says: 'You may give the solution in a meeting while someone is still describing the problem.',
        },
        { says: "You might have eleven tabs open on a subject you'd never heard of a month ago." },
      ],
      use: [
        {
          says: "Inventing suits the time, and so does any field with a vocabulary you don't know yet.",
        },
      ],
      task: [
        'Record your ideas by voice for a week, and choose one at the end of it.',
        'Put your unpopular opinion as a question to the person best able to answer it.',
      ],
      opens: [
        {
          says: 'A remark or an article turns your opinion around, and you may be a little obnoxious about it.',
        },
      ],
      reviews: [
        { says: 'You check the brilliant idea for errors and find a couple that can be fixed.' },
      ],
      settles: [
        {
          says: 'You think differently about the subject, and you no longer try to convert people at dinner.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'Your attention has started to jump. You interrupt people, and you also interrupt yourself.',
        },
        {
          says: 'The true thing keeps coming out of you at the wrong moment, and then everybody has heard it.',
        },
      ],
      shows: [
        { says: 'A message may go to the wrong thread, and the replies could be instructive.' },
        {
          says: "Your phone might freeze just before the call you'd prepared for, and you'll have to do it from memory.",
        },
      ],
      use: [
        { says: 'A stale argument can end now if one of you admits which half of it is boring.' },
      ],
      task: [
        'Wait ten minutes before you press send, and then cut the cleverest line.',
        "Ask someone who disagrees with you to explain, and don't talk until they've run out.",
      ],
      opens: [{ says: "News or an abrupt remark can scramble a plan you'd considered settled." }],
      reviews: [
        { says: "You return to something you said in haste, and you'd repeat about half of it." },
      ],
      settles: [{ says: "You've worked out how to be blunt without being a hazard." }],
    },
    harmonious: {
      does: [
        {
          says: "You're making connections that other people miss, and you can explain them without showing off.",
        },
        { says: 'New information goes in easily, above all when nobody makes you study it.' },
      ],
      shows: [
        { says: 'You may solve a problem at work with a trick you learned in a hobby.' },
        { says: 'Someone in a group chat might post exactly the link you needed.' },
      ],
      use: [
        { says: 'Learning a tool that others find difficult is easy for you in these months.' },
      ],
      task: [
        'Explain your idea to a twelve-year-old, or to someone who asks questions like one.',
        'Replace the system you use for keeping track of things with a simpler one.',
      ],
      opens: [
        { says: 'A new subject catches you, and it touches more of your life than you suspect.' },
      ],
      reviews: [{ says: 'You rework an idea with fresh examples, and it gets shorter.' }],
      settles: [
        {
          says: "A flash of insight has become a method, and you can show someone else how it's done.",
        },
      ],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "Your taste changes without notice, and you're drawn to what you used to walk past.",
        },
        { says: 'You want to be loved without being kept, and guilt stops working on you.' },
      ],
      shows: [
        {
          says: 'You may fall for a person or a place in one evening and know perfectly well that you need more data.',
        },
        {
          says: "You might give away clothes you've loved for years and go home in something you'd have laughed at.",
        },
      ],
      use: [{ says: 'The time shows you what you like when nobody you know is watching.' }],
      task: [
        "Go alone to something you'd normally attend only in company, and talk to one stranger there.",
        "Name a freedom you'd like to someone you love, and offer them the same.",
      ],
      opens: [
        {
          says: 'An attraction or a new interest may come out of nowhere and make your week look small.',
        },
      ],
      reviews: [{ says: 'The excitement has cooled enough for you to see what it was about.' }],
      settles: [
        { says: 'Your affections have more air around them, and they do better that way.' },
      ],
    },
    tense: {
      does: [
        {
          says: 'You get bored with harmony, and you may start a little trouble to see if anyone is awake.',
        },
        {
          says: 'Your affections are sincere and, for the time being, badly timed. The person you want is on the way to the airport.',
        },
      ],
      shows: [
        {
          says: "Somebody might blow hot and cold by text, and you'll know their typing habits by heart.",
        },
        { says: 'You may regret a haircut within the hour and then defend it for a month.' },
      ],
      use: [{ says: "You get to see where you've been staying for the sake of peace." }],
      task: [
        'Tell someone you love what has been boring you, and propose something else to do together.',
        'Let an attraction wait three weeks before you rearrange anything for it.',
      ],
      opens: [
        {
          says: "A surprise in love or friendship shows you which wishes you'd left off the list.",
        },
      ],
      reviews: [
        {
          says: 'Unpredictable people look less exciting on a second viewing, and so perhaps do your own surprises.',
        },
      ],
      settles: [
        { says: 'You and the people you love have agreed on how much freedom everyone can stand.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've grown curious about people as they are, including those who aren't your type.",
        },
        {
          says: 'You find yourself charming in an offhand manner, because for once nothing depends on it.',
        },
      ],
      shows: [
        {
          says: 'You may meet somebody, in a class or online, who shares your strangest interest.',
        },
        { says: 'An old relationship might get lighter after one unplanned evening.' },
      ],
      use: [{ says: 'Friendships with people from outside your circle begin easily now.' }],
      task: [
        'Go somewhere with a friend where neither of you has been, and let nobody plan it.',
        'Wear the thing you bought and were too shy to be seen in.',
      ],
      opens: [
        {
          says: 'Something refreshing turns up in your social life, with no strings that you can see.',
        },
      ],
      reviews: [
        { says: 'You see which of the new pleasures were novelty, and a few of them hold up.' },
      ],
      settles: [
        { says: 'Your circle is more mixed than it was, and you like yourself better in it.' },
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: "You go from zero to done these days. Waiting feels physically unpleasant, and you'll do a great deal to end it.",
        },
        {
          says: "You've taken to doing things without permission, which is efficient and costs you a few allies.",
        },
      ],
      shows: [
        {
          says: 'You may walk out of a class that wastes your time and feel ten years younger on the sidewalk.',
        },
        {
          says: "Somebody could dare you to try a new sport, and you'll have booked the lesson before dessert.",
        },
      ],
      use: [{ says: 'Quick starts come off now, especially where nobody has made a rule yet.' }],
      task: [
        'Finish one sudden project before you begin the next, and put the tools away.',
        "Tell a friend what you're about to do in your fury, and see how it sounds.",
      ],
      opens: [
        {
          says: "A fuse gets lit, and in one afternoon you may change something you'd complained about for years.",
        },
      ],
      reviews: [
        { says: 'You look at what you started in a rush and decide what deserves a second shift.' },
      ],
      settles: [
        { says: "The energy has found a job, and it doesn't have to make a scene anymore." },
      ],
    },
    tense: {
      does: [
        {
          says: 'Your temper comes without warning, and what sets it off is usually being slowed down.',
        },
        { says: 'You cut corners, and machines with more than one setting get the better of you.' },
      ],
      shows: [
        {
          says: 'You might snap at a coworker over a scheduling tool and mean something else entirely.',
        },
        {
          says: "A driver who won't merge may get a speech that nobody outside your car can hear.",
        },
      ],
      use: [
        {
          says: "You can find out what you're really rebelling against, since the pretexts are so thin.",
        },
      ],
      task: [
        "Put off any job that needs steady hands until you've slept on it.",
        "Name the freedom you're fighting for in one sentence, and ask for it without the fight.",
      ],
      opens: [
        {
          says: "Somebody's order sets you off, and the size of your reaction tells you that the matter is old.",
        },
      ],
      reviews: [
        {
          says: 'You meet the same provocation from a greater distance, and you can choose your moment.',
        },
      ],
      settles: [{ says: "You've won some room to move, and you can tuck in your elbows." }],
    },
    harmonious: {
      does: [
        {
          says: "You can act on instinct for the present, because your timing is good. You're through the gap before you've measured it.",
        },
        { says: 'Physical restlessness turns into skill, and you pick up new movements fast.' },
      ],
      shows: [
        {
          says: 'You may fix something that has been broken for a year by doing the opposite of what the manual says.',
        },
        {
          says: "Your team might agree to a shortcut of yours before you've finished explaining it.",
        },
      ],
      use: [
        {
          says: "First attempts go well now, and so does a different approach to something you've failed at.",
        },
      ],
      task: [
        "Try a class or a sport in which you don't know a single rule.",
        'Take the lead in a group that is used to seeing you follow.',
      ],
      opens: [
        {
          says: "A chance to act independently comes up, with less resistance than you're used to.",
        },
      ],
      reviews: [{ says: 'You sharpen the technique and leave out the stunt.' }],
      settles: [{ says: 'You trust your reflexes, and others have begun to count on them.' }],
    },
  },
  jupiter: {
    joined: {
      does: [
        {
          says: "Your luck gets unconventional. Openings come from places where you never applied, and they're rarely convenient.",
        },
        {
          says: "You're changing your mind about something large, such as what a good life is, and it makes you generous.",
        },
      ],
      shows: [
        {
          says: "You may book a flight because of a single conversation, and tell people later that you'd thought about it.",
        },
        {
          says: 'An acquaintance could offer you a part in something so new that it has no job titles yet.',
        },
      ],
      use: [{ says: "It's a good stretch for leaps that you could afford to miss." }],
      task: [
        'Accept a part in something whose outcome nobody can describe to you yet.',
        "Write down a belief you've outgrown, and tell someone who assumes you hold it.",
      ],
      opens: [
        {
          says: "The range of what's possible widens overnight, and you may overestimate how much of it is for you.",
        },
      ],
      reviews: [
        { says: 'You go back over the big idea and take out the part that was only excitement.' },
      ],
      settles: [
        { says: "Your world is somewhat larger than it was, and you've quit being amazed by it." },
      ],
    },
    tense: {
      does: [
        {
          says: "You're inclined to overdo independence and promise yourself a revolution by next month.",
        },
        {
          says: 'Enthusiasm and impatience feed each other, so you believe in the plan that gets you out fastest.',
        },
      ],
      shows: [
        {
          says: 'You might tell everyone about a plan that has changed by the time they congratulate you.',
        },
        { says: 'A sure thing could fall through, and something better may be on offer by lunch.' },
      ],
      use: [{ says: "Events test your convictions now without caring which ones you're fond of." }],
      task: [
        "Keep the exciting plan to yourself for ten days, and see what's left of it.",
        "Find the person who'd be inconvenienced by your leap, and ask what they would need.",
      ],
      opens: [{ says: 'Too many options may come at once and knock you off a sensible course.' }],
      reviews: [{ says: 'A promise you made in a rush comes back for details.' }],
      settles: [{ says: 'You can tell an opening from a distraction by now, most of the time.' }],
    },
    harmonious: {
      does: [
        {
          says: "You've begun to expect surprises to be good ones, and you act fast enough to benefit.",
        },
        { says: 'A freer stretch makes you kinder, and you want others to have some of it too.' },
      ],
      shows: [
        { says: "A last-minute ticket may come your way, and for once you're free to use it." },
        {
          says: 'You might teach yourself something useful in two evenings, out of pure curiosity.',
        },
      ],
      use: [
        { says: 'Progress comes in jumps now, often through people far from your usual field.' },
      ],
      task: [
        'Send your idea to someone you admire and have never met.',
        'Leave one whole day unplanned, and follow the first good invitation.',
      ],
      opens: [
        { says: "An unusual chance may come up, and you're likely to see it before others do." },
      ],
      reviews: [
        { says: 'You have time to choose among the options, which beats taking them all.' },
      ],
      settles: [
        { says: 'The gamble, if you took one, has become experience that nobody can argue with.' },
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        { says: "The system you run your life on gets an update while you're using it." },
        {
          says: "Old duties come loose, and you're less guilty about it than you'd have predicted.",
        },
      ],
      shows: [
        {
          says: 'You may delete a standing meeting from your calendar and find that nobody calls.',
        },
        {
          says: "A rule you've enforced for years might strike you as funny in the middle of enforcing it.",
        },
      ],
      use: [
        {
          says: 'You can rebuild a part of your life from the ground up with what you already know.',
        },
      ],
      task: [
        'Cancel one recurring obligation for a month as a trial, and note who objects.',
        "Redesign a daily routine from scratch, without asking how you've always done it.",
      ],
      opens: [
        {
          says: 'A support that you never questioned becomes uncertain, and you start looking at the plans.',
        },
      ],
      reviews: [{ says: 'Some of the old order was good after all, and you put it back.' }],
      settles: [{ says: 'The new arrangement stands, and it has more windows than the old one.' }],
    },
    tense: {
      does: [
        {
          says: 'Pressure to be responsible and pressure to break free come to a head in the same week, sometimes in the same hour.',
        },
        {
          says: 'Your caution has gone out of date somewhere, and events keep pointing at the spot.',
        },
      ],
      shows: [
        {
          says: "A new program at work may make your careful method useless, along with the binder it's in.",
        },
        { says: 'You could be told to be flexible by someone who has never had to be.' },
      ],
      use: [{ says: 'You learn which of your limits were there for a reason.' }],
      task: [
        "Ask for an exception to a rule you've always kept, and see what happens.",
        "Tell someone in charge which change you'd accept and which one you'd fight.",
      ],
      opens: [
        {
          says: 'Something you had under control stops obeying, and holding tighter makes it worse.',
        },
      ],
      reviews: [{ says: 'You look for the part of the old arrangement that can bend.' }],
      settles: [
        {
          says: "You're left with a looser order that holds better, mostly because you've quit guarding it.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "Your habits are easier to change than they've been in years, and you do it at a pace that lets others keep up.",
        },
        {
          says: 'You keep to the rules and see, more clearly than before, which of them are negotiable.',
        },
      ],
      shows: [
        {
          says: 'You may introduce a small improvement at work that saves everyone an hour a week.',
        },
        { says: 'Someone fresh from school, or long retired, might show you a better method.' },
      ],
      use: [{ says: 'Reform from the inside has a good chance in this period.' }],
      task: [
        'Switch one old procedure of yours for a faster one, and write down how it works.',
        'Ask the most conservative person you know to look for flaws in your new idea.',
      ],
      opens: [
        { says: 'A rigid situation may loosen a little, and you can get through without pushing.' },
      ],
      reviews: [{ says: 'You have the leisure to repair what the change broke.' }],
      settles: [
        {
          says: 'The improvement is part of the routine, and only you remember how things used to be.',
        },
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: "You're back at the beginning of your own strangeness, and you no longer need it approved.",
        },
      ],
      shows: [{ says: 'You may say something outrageous at the table and enjoy the silence.' }],
      use: [{ says: 'The time is right for doing as you please in full view.' }],
      task: ["Do something you were once told wasn't for people like you."],
      opens: [{ says: "You feel a freedom that doesn't have to go anywhere." }],
      reviews: [
        { says: 'You look back at your breaks with convention and see which of them mattered.' },
      ],
      settles: [
        { says: 'You know what you never compromised on, and you can tell the younger ones.' },
      ],
    },
    tense: {
      does: [{ says: 'The independence you settled for gets compared with the one you wanted.' }],
      shows: [
        { says: 'You may look up the price of a camper van at midnight and leave the page open.' },
      ],
      use: [
        { says: 'A life that you arranged before you knew yourself this well can be revised.' },
      ],
      task: ['Pick something you gave up as impractical, and give it a single afternoon.'],
      opens: [{ says: 'A routine you chose starts to feel like one that was assigned to you.' }],
      reviews: [
        {
          says: 'You find out whether you want a new life or only some unscheduled time in the one you have.',
        },
      ],
      settles: [
        {
          says: "You've made the break or made your peace, and you've given up announcing either.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You don't have to prove your independence for a while, and change finds you cooperative.",
        },
      ],
      shows: [{ says: 'You may try out a new group and feel at home in it within the hour.' }],
      use: [{ says: 'Things done in your own odd style meet with fewer objections than usual.' }],
      task: ['Bring your most unusual skill into a setting where nobody knows you have it.'],
      opens: [{ says: "You may be offered a bit more freedom than you'd have asked for." }],
      reviews: [{ says: 'You work out which freedoms you use and which you only like having.' }],
      settles: [
        {
          says: "You've grown into your own originality, and people have stopped calling it a phase.",
        },
      ],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: 'Something you only half believed comes into focus, and you either believe it or laugh at it.',
        },
      ],
      shows: [{ says: 'You may wake with an idea so clear that you write it down in the dark.' }],
      use: [{ says: 'Inspiration comes in flashes, and it rewards people who have a pen handy.' }],
      task: [
        'Leave your phone out of reach for the first hour of the morning, and write down what comes to you.',
      ],
      opens: [{ says: "An ideal you'd stopped talking about comes back in an unexpected form." }],
      reviews: [{ says: 'You test the vision in plain daylight and keep what you can explain.' }],
      settles: [{ says: 'A hazy wish of yours has become a rather odd and definite plan.' }],
    },
    tense: {
      does: [{ says: 'Certainties go fast, and you may swing between wild faith and none.' }],
      shows: [
        {
          says: "A friend's new theory about life could convince you at nine and alarm you by eleven.",
        },
      ],
      use: [
        {
          says: 'You can spot a comfortable illusion by how annoyed you are when someone pokes it.',
        },
      ],
      task: ['Check one inspiring claim with a source that has nothing to gain.'],
      opens: [{ says: 'A belief gets a jolt, and the first feeling may be embarrassment.' }],
      reviews: [{ says: 'You separate what you were told from what you saw.' }],
      settles: [{ says: "You're harder to fool and, oddly enough, easier to inspire." }],
    },
    harmonious: {
      does: [
        {
          says: 'Your imagination gets practical, and you can make something new out of a feeling.',
        },
      ],
      shows: [
        { says: "You may hear a piece of music and know how to finish something you'd abandoned." },
      ],
      use: [{ says: 'Creative work takes to unfamiliar tools in these months.' }],
      task: [
        "Borrow a tool or an instrument you've never touched, and make one small thing with it.",
      ],
      opens: [
        { says: 'A coincidence may put you in touch with people who dream along similar lines.' },
      ],
      reviews: [
        { says: "You let the idea rest and pick it up again when you're ready to change it." },
      ],
      settles: [{ says: 'You have an outlet for what you could never put into words.' }],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: "Buried feelings have begun to come up without notice, and you're often relieved to meet them.",
        },
      ],
      shows: [
        {
          says: 'You may tell the whole story to a near stranger on a train and feel lighter at the next stop.',
        },
      ],
      use: [{ says: 'A grudge can be put down in one motion, if you want to.' }],
      task: [
        "Say aloud, alone, what you've never admitted about the situation you're in, and then decide who should hear it.",
      ],
      opens: [
        {
          says: "Something you kept under control gets free, and you see that you'd wanted it to.",
        },
      ],
      reviews: [{ says: 'You go back for what you threw out too fast.' }],
      settles: [{ says: 'The old compulsion has lost its hold on your schedule.' }],
    },
    tense: {
      does: [
        {
          says: 'You can bear being controlled less than ever, and you may break something off in order to avoid a conversation.',
        },
      ],
      shows: [
        {
          says: "Someone with influence might change the rules overnight, and you'll compose a devastating email by lunchtime.",
        },
      ],
      use: [
        {
          says: "You learn where you've been putting up with pressure because you were used to it.",
        },
      ],
      task: ['Draft the resignation or the ultimatum, and leave it unsent for a week.'],
      opens: [{ says: 'A power struggle may come into the open, perhaps over who has the login.' }],
      reviews: [
        {
          says: 'You look into the conflict again and see what your own side has been keeping quiet.',
        },
      ],
      settles: [{ says: "You're out from under something, and you don't need to win anymore." }],
    },
    harmonious: {
      does: [
        {
          says: "A radical change is something you could make calmly at this point, since you know what it's for.",
        },
      ],
      shows: [
        { says: 'You may get rid of half of what you own and not miss a single thing by name.' },
      ],
      use: [{ says: 'Thorough change is possible in this period with very little fuss.' }],
      task: ['End one arrangement that has secretly bored you for years, politely and completely.'],
      opens: [
        {
          says: 'You may get hold of information that changes what you thought you had to accept.',
        },
      ],
      reviews: [{ says: "You can go further into the change, or stop where it's good." }],
      settles: [{ says: "You've changed more than people noticed, and you may leave it at that." }],
    },
  },
  asc: {
    joined: {
      does: [
        {
          says: 'You come across as livelier and less predictable, and people who liked the old you need a little time to adjust.',
        },
        { says: "You've started to act on impulse in company, and you find that you don't blush." },
      ],
      shows: [
        { says: 'You may come home with a different haircut or a new name for what you do.' },
        {
          says: "Somebody you've just met might treat you as the unconventional one, and you'll find that you don't mind the part.",
        },
      ],
      use: [{ says: 'The months are well spent in places where you have no reputation.' }],
      task: [
        "Let go of one feature of your appearance that is there for other people's convenience.",
        'Go to a gathering where nobody knows you, and skip your usual introduction.',
      ],
      opens: [
        { says: "A new start shows on you before you've decided on it, and people may comment." },
      ],
      reviews: [{ says: 'You try the old manner on again and find out where it pinches.' }],
      settles: [
        {
          says: 'You look like someone who made up their own mind, and hardly anyone recalls the earlier version.',
        },
      ],
    },
    tense: {
      does: [
        { says: 'The people closest to you become unpredictable, or they say that you have.' },
        {
          says: 'You bristle at being expected lately, and even a pleasant plan can feel like a leash.',
        },
      ],
      shows: [
        { says: 'A partner or close friend may announce a plan that was made without asking you.' },
        { says: 'You could be late for three things in a row and defend it as spontaneity.' },
      ],
      use: [
        {
          says: 'You find out how much distance a relationship needs in order to stay interesting.',
        },
      ],
      task: [
        'Offer the person who crowds you a definite time that is theirs, and keep the rest.',
        "Ask someone close what they'd do differently if they felt free to, and hear them out.",
      ],
      opens: [
        {
          says: 'Somebody close does something unexpected, or you do, and the usual arrangement no longer works.',
        },
      ],
      reviews: [
        { says: 'You talk again about who is free to do what, with fewer speeches than before.' },
      ],
      settles: [
        { says: 'You and the other person have found a distance that keeps you both curious.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: "New people tend to like you before they can place you these days, and you're content to leave it there.",
        },
        { says: "You carry yourself more loosely, as if you'd taken off a backpack." },
      ],
      shows: [
        { says: 'You may start talking with someone in a checkout line and exchange numbers.' },
        { says: "A group you've never belonged to might take you in without an entrance exam." },
      ],
      use: [{ says: 'New company does you good, particularly people of another generation.' }],
      task: [
        'Join something for one evening only, with no plan to return.',
        'Let a person who knows you slightly see what you do for fun.',
      ],
      opens: [{ says: 'A new acquaintance may bring out a side of you that has had few outlets.' }],
      reviews: [
        { says: "You find out which of the new people you'd call with nothing to report." },
      ],
      settles: [{ says: 'Being yourself in public takes less planning than it did.' }],
    },
  },
  mc: {
    joined: {
      does: [
        {
          says: "Your direction changes faster than your résumé can, and you lose interest in a rank you'd worked for.",
        },
        { says: 'You become visible for being different, which has its uses.' },
      ],
      shows: [
        { says: "You may be asked to lead something that didn't exist six months ago." },
        {
          says: 'Your boss might leave, and the question of who does what could be wide open by the end of the month.',
        },
      ],
      use: [{ says: 'A career can turn now without waiting for the usual years of preparation.' }],
      task: [
        'Describe the work you want without using any existing job title.',
        "Call someone who left your field, and ask what they hadn't expected.",
      ],
      opens: [
        { says: 'A shake-up at work may come first, and you discover how ready you were for one.' },
      ],
      reviews: [{ says: 'You reconsider the jump, with names and figures attached.' }],
      settles: [
        {
          says: "You may be known for something new by now, and the old title sounds like somebody else's.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: "Surprises at home upset your work, or a change at work upsets your home, and for some months you can't keep them apart.",
        },
        {
          says: "You clash with authority over how a job gets done, and you're too right for your own good.",
        },
      ],
      shows: [
        { says: "A meeting you'd prepared for may be canceled while you're on your way in." },
        {
          says: 'You might fantasize about quitting through an entire presentation, slides included.',
        },
      ],
      use: [{ says: 'You see how much of your standing depends on one person or one place.' }],
      task: [
        'Find out what your skills are called in another industry.',
        'Tell your boss about one limit on your time before it becomes an emergency.',
      ],
      opens: [
        {
          says: 'A disruption puts your goals in question, and you may enjoy it more than is polite.',
        },
      ],
      reviews: [
        {
          says: "You return to the career question with a cooler head and a list of what you'd keep.",
        },
      ],
      settles: [
        {
          says: 'Your working life may have a different shape by now, and the people at home have adjusted to it.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: 'You stand out at work for the very thing you used to tone down.' },
        {
          says: 'Changes in your field have begun to reach you early, and you adapt before anyone requires it.',
        },
      ],
      shows: [
        { says: "Someone may pass your name to a company you'd never have thought of." },
        { says: 'A side project of yours could get more interest than your actual job.' },
      ],
      use: [{ says: 'Independent work gets a friendly reception in this period.' }],
      task: [
        'Show your most experimental work to somebody who could hire you for it.',
        'Volunteer to test the newest thing at your workplace, and report back.',
      ],
      opens: [
        {
          says: 'A professional opening may come through an informal channel, possibly over lunch.',
        },
      ],
      reviews: [{ says: 'You shape the new role before anyone writes it down.' }],
      settles: [
        { says: "If you've moved, you did it without a fight, and the next step is up to you." },
      ],
    },
  },
}
