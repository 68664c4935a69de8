import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

export const marsTransits: Record<NatalPoint, Record<AspectQuality, TransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "You're in a hurry to be yourself, and asking permission feels like an extra step.",
        },
        { says: 'You have the strength to start the thing you keep describing to people.' },
      ],
      shows: [
        {
          says: "You may finish other people's sentences and carry the groceries up in one trip, and feel fine about both.",
        },
        {
          says: 'Somebody may step in front of you in some small matter, and your answer may come before your manners do.',
        },
      ],
      use: [
        {
          says: "A project that needs a push from you personally gets it now, and the push is bigger than you'd have guessed.",
        },
      ],
      task: [
        "Start the thing first, and announce it when there's something to see.",
        'Take the first turn at something you usually watch others try.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Your strength and your intention point the same way, so you act without talking yourself into it.',
        },
        {
          says: 'You can insist on something without raising your voice, and people step up to help.',
        },
      ],
      shows: [
        { says: 'You may clear a whole list early and look around for something harder.' },
        { says: 'Someone may hand you the lead because you already look as if you have it.' },
      ],
      use: [{ says: 'Hard work aimed at something of your own moves quickly for these few days.' }],
      task: [
        "Do the boldest item on your list while you're still fresh.",
        'Volunteer for the part that needs stamina.',
      ],
    },
    tense: {
      does: [
        {
          says: 'You feel opposed, and for a day or two you hit back first and check afterward whether anyone was in your way.',
        },
        {
          says: 'Your pride is on a short fuse, so being corrected in public stings out of all proportion.',
        },
      ],
      shows: [
        {
          says: 'Someone may ask why you did it that way, and you may hear an accusation in a plain question.',
        },
        {
          says: 'You and another driver, or another shopper, may both want the last space and both be sure of it.',
        },
      ],
      use: [
        {
          says: "You find out what you're willing to fight for, and the list is shorter than your temper suggests.",
        },
      ],
      task: [
        'Choose one fight worth having, and concede another out loud.',
        'Wear yourself out alone before you answer the person who provoked you.',
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: "Feelings come out fast and unwrapped, and you'd rather have it out at home than let it simmer.",
        },
        {
          says: "You're touchy and brave in the same hour, and the people you live near get a good deal of both.",
        },
      ],
      shows: [
        { says: 'A dish left in the sink may get a speech that was meant for somebody else.' },
        {
          says: "You may suddenly move all the furniture or scrub the one corner you've avoided for months.",
        },
      ],
      use: [
        {
          says: 'A household matter that everybody has been tiptoeing around can be brought into the open.',
        },
      ],
      task: [
        "Say the sore thing in its first version, while it's still small.",
        'Put the temper into one heavy chore at home.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Your feelings give you a push in the right direction, and you act on them before they turn into moods.',
        },
        { says: 'You stick up for your own people without making a scene of it.' },
      ],
      shows: [
        {
          says: 'You may tell someone at home plainly that you need an hour to yourself, and get it.',
        },
        {
          says: 'A relative may need a hand with something heavy, and you may enjoy being the one with the strength.',
        },
      ],
      use: [
        {
          says: "Changes at home get carried out now by the same people who've been discussing them.",
        },
      ],
      task: [
        "Fix what's been annoying you at home with the tools you already own.",
        "Defend somebody close to you in a conversation they aren't part of.",
      ],
    },
    tense: {
      does: [
        {
          says: "You're hurt first and angry a second later, and other people see only the second part.",
        },
        {
          says: 'Rest is hard to come by for the next few days, because what you need and what you have to do keep interrupting each other.',
        },
      ],
      shows: [
        {
          says: "You may snap at the person who asks what's wrong, and it's usually a fair question.",
        },
        {
          says: 'Dinner may be late and everyone hungry, and a remark about the onions may get an answer about last summer.',
        },
      ],
      use: [
        {
          says: 'You learn which small irritations at home have been standing in for a larger one.',
        },
      ],
      task: [
        'Eat something before you take up the argument.',
        'Name the hurt in one sentence and leave the anger out of it.',
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: 'You think fast and say it faster, and for a few days you have a sharp tongue with good aim.',
        },
        { says: 'Your mind wants an opponent, so reading the news turns into arguing with it.' },
      ],
      shows: [
        {
          says: 'You may send a message that reads like shouting, and the answer may be just as loud.',
        },
        { says: 'A meeting may pick up speed because you said what three others were thinking.' },
      ],
      use: [{ says: 'Negotiations and edits both gain from your appetite for cutting.' }],
      task: [
        'Cut your longest message in half before you send it.',
        'Ask the blunt question first and apologize for nothing.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You get to the point, and the point is welcome.' },
        { says: 'Deciding takes less time than describing the options, and you trust the result.' },
      ],
      shows: [
        { says: "You may make a phone call you've dreaded and be done in six minutes." },
        { says: 'Someone may push back on your idea, and you may both enjoy the next half hour.' },
      ],
      use: [{ says: 'Persuading people works now if you speak first and keep it short.' }],
      task: [
        "Make the call without writing down what you'll say.",
        "Argue the other side's case for five minutes, and then argue yours.",
      ],
    },
    tense: {
      does: [
        {
          says: "You're hearing criticism everywhere, and your reply is written before the sentence has ended.",
        },
        { says: 'Your thoughts race each other, so facts get bent a little in the rush to win.' },
      ],
      shows: [
        { says: 'You may hit send and see the mistake in the same second.' },
        { says: 'A small correction in a group chat may grow into forty messages about tone.' },
      ],
      use: [
        {
          says: 'Anything you write in anger is useful as a draft, because it shows what you think.',
        },
      ],
      task: [
        "Keep the sharp reply in drafts until you've slept, and send the second version.",
        "Repeat the other person's point back before you take it apart.",
      ],
    },
  },
  venus: {
    joined: {
      does: [
        { says: 'You go after what you like without waiting to be chosen.' },
        { says: 'Wanting is louder than being polite for a couple of days, in love as in stores.' },
      ],
      shows: [
        {
          says: 'You may ask someone out, or ask someone back, in the middle of a conversation about parking.',
        },
        {
          says: "A friend who's always late may get told so, affectionately and for the first time.",
        },
      ],
      use: [
        { says: 'Romance and anything else that needs warming up gain from a direct approach.' },
      ],
      task: [
        'Tell the person what you like about them, to their face.',
        'Choose for both of you and see how they like it.',
      ],
    },
    harmonious: {
      does: [
        { says: "You can want someone's company badly and still be easy to be with." },
        { says: 'You put effort into pleasant things, and the effort shows.' },
      ],
      shows: [
        {
          says: 'You may dance or cook with more fire than the occasion asked for, and people may stay late.',
        },
        { says: 'A flirtation or an old affection may move along at just the pace you like.' },
      ],
      use: [
        {
          says: 'Asking for affection outright meets with a friendly hearing now, even from the shy.',
        },
      ],
      task: [
        'Plan something physical with a person you like.',
        'Make something beautiful that takes muscle.',
      ],
    },
    tense: {
      does: [
        { says: 'You want it this minute, and the asking comes out as a complaint.' },
        {
          says: 'What you enjoy and how you go about getting it are out of step, so a nice idea comes out as an order.',
        },
      ],
      shows: [
        { says: 'You and somebody dear to you may quarrel about who always texts first.' },
        { says: 'You may turn down something pretty in a temper and want it back an hour later.' },
      ],
      use: [
        {
          says: 'You can find out what a lukewarm friendship is made of by asking for something real.',
        },
      ],
      task: [
        'Turn one complaint about someone you love into a request.',
        "Wait one night before you buy anything that you want because you're mad.",
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: 'You have a fresh supply of nerve, which arrives every two years or so and goes looking for a job.',
        },
        {
          says: "You're at your most direct, and whatever you start now sets the pace for a good while.",
        },
      ],
      shows: [
        {
          says: 'You may sign up for something strenuous with your shoes still on from the last thing.',
        },
        { says: 'An old rivalry may wake up, and you may be cheered by it more than annoyed.' },
      ],
      use: [
        {
          says: "What you begin in these days has two years of drive behind it, so they're best spent on a real beginning.",
        },
      ],
      task: [
        'Decide what you want to have won in two years, and do the first hour of it.',
        'Drop one fight you only keep up out of habit.',
      ],
    },
    harmonious: {
      does: [
        { says: "You're strong and you know how much of it to use, so little is wasted." },
        { says: "You do things in one go, and the snags you expected don't come." },
      ],
      shows: [
        {
          says: "You may beat your own best time at something, even if it's only the walk to the store.",
        },
        {
          says: 'A rival may make you better at it, and you may go for a drink together afterward.',
        },
      ],
      use: [{ says: 'A job that needs sustained effort fits well into the next few days.' }],
      task: [
        'Take the hard route on purpose and see how it goes.',
        'Finish something that has been ninety percent done since last season.',
      ],
    },
    tense: {
      does: [
        {
          says: 'You push and everything pushes back, so each job takes one shove more than it should.',
        },
        {
          says: 'You have plenty of drive and it keeps changing lanes, and the unfinished starts make you cross.',
        },
      ],
      shows: [
        { says: 'A tight lid or a slow walker may get the full force of something older.' },
        { says: "You may set out to win and notice halfway that you've forgotten the prize." },
      ],
      use: [
        {
          says: 'Obstacles show you where your method is wasteful, and a different grip often does it.',
        },
      ],
      task: [
        'Stop at the second failed try and go about it another way.',
        'Race only against your own last result.',
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: "You dare more, and you're inclined to double it once people cheer." },
        {
          says: 'Your hopes have legs for a few days, and waiting for the perfect moment loses its appeal.',
        },
      ],
      shows: [
        {
          says: 'You may book the trip or answer the big invitation before the second thought arrives.',
        },
        { says: "Somebody may dare you to do a thing you've said you could do." },
      ],
      use: [
        {
          says: 'A large first step succeeds now, and the smaller steps can be worked out on the way.',
        },
      ],
      task: [
        "Aim one size higher than you'd planned, in one matter only.",
        'Take a friend along on the risky part.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You act on faith, and your timing is good enough that it looks like planning.' },
        { says: "Your confidence is infectious, and help turns up once you've started." },
      ],
      shows: [
        {
          says: 'You may win something small and be offered something larger because of how you took it.',
        },
        {
          says: 'A teammate or a classmate may follow your lead, and you may discover that you like leading.',
        },
      ],
      use: [
        {
          says: 'Campaigns and sales pitches do well now, as does physical adventure within reason.',
        },
      ],
      task: ['Pitch the big version first.', 'Teach someone the thing you do boldly.'],
    },
    tense: {
      does: [
        { says: 'You overshoot cheerfully, and you pay for the extra mile in hours of sleep.' },
        {
          says: "You're turning preferences into principles and defending them as if others had signed up too.",
        },
      ],
      shows: [
        {
          says: "You may promise to be in two places at six o'clock and believe it until a quarter to.",
        },
        {
          says: 'A debate about where to eat may reach the future of democracy by the second round.',
        },
      ],
      use: [
        { says: 'Big appetites are worth having as long as somebody else holds the schedule.' },
      ],
      task: [
        'Say no to the third thing, however good it sounds.',
        'State your opinion once, and then ask for theirs.',
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: 'You want to go and you mean to do it properly, so you move slowly and with a good deal of force.',
        },
        {
          says: 'Effort goes into what is hard and unloved, and it stays there for days without applause.',
        },
      ],
      shows: [
        {
          says: 'You may spend hours on the part nobody will see and be in a bad mood with anyone who hums.',
        },
        {
          says: 'A rule or a supervisor may stop you mid-stride, and you may have to decide how much to push.',
        },
      ],
      use: [{ says: 'Heavy work in short shifts gets done now, and so does saying a firm no.' }],
      task: [
        'Work on the worst part for forty minutes and then stop.',
        'Tell one person where your limit is, in numbers.',
      ],
    },
    harmonious: {
      does: [
        { says: "You can push hard and keep to the plan, and neither gets in the other's way." },
        { says: "Discipline feels like strength, and you don't need company to keep it up." },
      ],
      shows: [
        {
          says: 'You may take apart something broken and put it back together with no screws left over.',
        },
        { says: 'Someone strict may approve of how you went about it, in three words.' },
      ],
      use: [{ says: 'Building things and training the body, or a dog, bring results that last.' }],
      task: [
        'Do the tedious half first.',
        'Set yourself a rule for the next ten days and tell nobody.',
      ],
    },
    tense: {
      does: [
        { says: 'You push ahead and run into rules, and some of the rules are your own.' },
        { says: 'Anger gets stuck somewhere on the way and comes out as coldness.' },
      ],
      shows: [
        {
          says: 'A form may come back because of one missing box, and the person at the counter may take their time.',
        },
        {
          says: 'You may work twice as hard to avoid asking for help, and be cross that none was offered.',
        },
      ],
      use: [
        {
          says: 'Resistance shows exactly where more time is needed, and you can build that time in.',
        },
      ],
      task: [
        'Move one deadline before it moves you.',
        'Put your complaint to somebody who can change the rule, and spare everyone else.',
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        { says: 'You act on the spark, and nobody can talk you into waiting for the others.' },
      ],
      shows: [
        {
          says: "You may walk out of a long line, or leave a route you've taken for years, right in the middle.",
        },
      ],
      use: [{ says: 'Experiments are best made now, provided that nothing breakable is near.' }],
      task: ["Do the usual thing in an order you've never tried."],
    },
    harmonious: {
      does: [{ says: 'You find the shortcut by refusing the instructions, and it works.' }],
      shows: [
        { says: 'A gadget or a plan that had everyone stumped may yield to your third odd idea.' },
      ],
      use: [{ says: 'Breaking with a stale method is quick and nearly painless.' }],
      task: ['Change one rule that only you have been following.'],
    },
    tense: {
      does: [
        {
          says: "You bristle just now at being held to anything, and you'd sooner cause a stir than be told when to sit down.",
        },
      ],
      shows: [
        {
          says: 'A sudden change of schedule may reach you while your hands are full, and your first words may need an edit.',
        },
      ],
      use: [{ says: 'Your loudest protest shows you which obligation has become too tight.' }],
      task: ['Leave ten minutes early for everything and say nothing rash on the way.'],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: "You're acting on a feeling you can't explain, and force works less well than letting the current take you.",
        },
      ],
      shows: [
        {
          says: 'You may set off on an errand and follow some music instead, and come home with everything except the milk.',
        },
      ],
      use: [{ says: 'Swimming or dancing suits the mood, as does helping somebody quietly.' }],
      task: [
        "Stand up for someone who can't do it for themselves, and don't mention it afterward.",
      ],
    },
    harmonious: {
      does: [
        { says: 'You get further by acting gently now, because nobody sees a reason to resist.' },
      ],
      shows: [
        {
          says: 'You may carry a heavy bag up the stairs for a stranger and be happy about it all the way home.',
        },
      ],
      use: [
        { says: 'Effort in the service of something larger than you comes easily at present.' },
      ],
      task: ['Give an hour of muscle to a cause you usually only like online.'],
    },
    tense: {
      does: [
        {
          says: "You're swinging at something you can't quite see, and tiring yourself out on a suspicion.",
        },
      ],
      shows: [{ says: 'An instruction may be so vague that you do the job twice.' }],
      use: [{ says: 'A pause before acting lets the fog clear, and a day is generally enough.' }],
      task: ['Get the address and the hour in writing before you set out.'],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: "You can't do it halfway, and people sense the pressure before you've asked for anything.",
        },
      ],
      shows: [
        {
          says: 'Someone may try to steer you without saying so, and you may turn around and ask what they want.',
        },
      ],
      use: [{ says: 'Stubborn problems give way now to a single long effort.' }],
      task: ['Clear one closet or one room down to the bare floor.'],
    },
    harmonious: {
      does: [
        {
          says: "You have reserves you'd forgotten about, and you can press hard without anyone feeling pressed.",
        },
      ],
      shows: [
        {
          says: 'You may take on a mess that everyone else has given up on, and have it sorted by the second day.',
        },
      ],
      use: [{ says: 'Deep repairs go well, on machines and on broken agreements.' }],
      task: ['Go back to the attempt you abandoned and try it at full strength.'],
    },
    tense: {
      does: [
        { says: "You smell a power game, and you're tempted to play it better than they do." },
      ],
      shows: [
        {
          says: 'A disagreement about a small thing, perhaps the thermostat, may turn out to be about who decides.',
        },
      ],
      use: [{ says: "You can see how far you'd go, and there's still time to go less far." }],
      task: ['Let the other person win something that costs you nothing.'],
    },
  },
  asc: {
    joined: {
      does: [
        {
          says: "You walk in faster, and people get out of the way or square up before you've spoken.",
        },
        {
          says: 'Sitting still makes you argumentative, and your body would rather be carrying something.',
        },
      ],
      shows: [
        { says: 'You may be told you look intense when you were only thinking about lunch.' },
        {
          says: 'Someone may mistake your directness for a challenge and, after a minute, be relieved by it.',
        },
      ],
      use: [{ says: "A strong entrance helps now, especially where you've been overlooked." }],
      task: [
        'Walk there fast, and arrive before the conversation does.',
        'Open the conversation with what you came for.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You come across as capable, and your confidence asks nothing of anybody.' },
        {
          says: "You take initiative with people as a matter of course, and they're glad someone did.",
        },
      ],
      shows: [
        { says: 'You may get a group of undecided friends out of the house within five minutes.' },
        {
          says: 'A stranger may ask you to help lift something, and you may leave with a new acquaintance.',
        },
      ],
      use: [{ says: 'New teams and new gyms are easy to walk into for the next couple of days.' }],
      task: [
        'Be the one who suggests the time and the place.',
        "Shake hands first, and say what you're there to do.",
      ],
    },
    tense: {
      does: [
        {
          says: "You're meeting the world with your elbows out, and it's news to you that they're showing.",
        },
        { says: "Other people's impatience finds you quickly, in traffic and across the table." },
      ],
      shows: [
        {
          says: 'The person across from you may come in already annoyed, and you may be tempted to catch up.',
        },
        { says: 'You may bump into furniture and into opinions at about the same rate.' },
      ],
      use: [
        {
          says: 'An honest clash with somebody close clears more air than another week of courtesy would.',
        },
      ],
      task: [
        "Lower your voice at the point where you'd usually raise it.",
        'Ask the irritated person what happened before they got there.',
      ],
    },
  },
  mc: {
    joined: {
      does: [
        { says: 'You want to be seen getting something done, and you have the push for it.' },
        {
          says: 'Your ambitions are in plain view for two or three days, including the discreet ones.',
        },
      ],
      shows: [
        {
          says: 'You may take charge of a stalled project because watching it stall has become unbearable.',
        },
        {
          says: 'Someone with authority may find you in their way and, if the work is good, decide to use it.',
        },
      ],
      use: [{ says: 'Competing comes naturally, and so does applying for the bigger role.' }],
      task: [
        'Put your name down for the thing you think you could do better.',
        'Finish one visible piece of work and hand it in early.',
      ],
    },
    harmonious: {
      does: [
        { says: 'Your effort goes where it counts, and the people who decide can see it.' },
        { says: 'You can be ambitious without stepping on a toe, so you get cooperation for it.' },
      ],
      shows: [
        {
          says: "A boss or an organizer may clear something out of your way that you'd planned to fight.",
        },
        { says: 'You may tackle the public part of a job first and enjoy having an audience.' },
      ],
      use: [{ says: 'A push toward a long-range aim is well spent at this point.' }],
      task: [
        "Ask for the resources, and give the date by which you'll have used them.",
        'Do something for your long-term plan before you look at your messages.',
      ],
    },
    tense: {
      does: [
        {
          says: 'You run up against the people who set the terms, and at home somebody may feel run over as well.',
        },
        { says: "Your drive to get ahead collides with somebody's idea of your place." },
      ],
      shows: [
        {
          says: "A request from above may arrive just as you're leaving, when somebody is already waiting for you elsewhere.",
        },
        { says: 'You may be blunt with a person in charge and spend the trip home rewriting it.' },
      ],
      use: [
        {
          says: 'A grievance about your position can be put to good use if it comes with a proposal.',
        },
      ],
      task: [
        "Take one solution along to the person you'd like to shout at.",
        'Settle who is home when, before either of you is already late.',
      ],
    },
  },
}
