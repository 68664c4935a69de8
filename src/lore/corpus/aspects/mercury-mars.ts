import type { AspectParagraphs } from '#lore/authored.ts'

export const mercuryMars: AspectParagraphs = {
  joined: {
    fire: {
      title: 'Out with it',
      says: [
        'You speak the way other people throw a ball, hard and to the nearest person ({aspect}).',
        'Mercury in fire has the thought, and Mars delivers it before it can be checked.',
        'Nobody has to wonder what you think, and in a muddle that saves everyone an hour.',
        "What it costs is a number of apologies, which you make just as fast, and sometimes to someone who hadn't yet noticed.",
      ],
      traits: ['frank', 'quick'],
    },
    earth: {
      title: 'You think with tools',
      says: [
        'You understand a thing by taking it apart ({aspect}).',
        'Mercury in earth wants to know how it works, and Mars has already found a screwdriver.',
        'You have little patience with theories, and you learn more from a broken toaster than from a manual.',
        "When people bring you a trouble that can't be opened up, such as a lonely feeling, you're gruff for a minute because you have nothing to hold.",
      ],
      traits: ['practical', 'frank'],
    },
    air: {
      title: 'A fast tongue',
      says: [
        'You think fastest when someone is arguing with you.',
        'Mercury in air has a reply to everything, and Mars enjoys how well it lands, so a conversation with you has a winner ({aspect}).',
        "You're rarely angry, and it rarely looks that way.",
        'Slower people agree with you just to be allowed to finish a thought, and then they go and do what they were going to do.',
      ],
      traits: ['quick', 'frank'],
    },
    water: {
      title: 'Words that come up from below',
      says: [
        'You stay silent until you feel strongly, and then you say it too well ({aspect}).',
        'Mercury in water has been taking in the mood for hours, and Mars finally acts on it, in one sentence.',
        'It can comfort a person for years, or the reverse.',
        "Either way they're shocked, since they had taken your silence for having nothing to say.",
      ],
      traits: ['guarded', 'serious'],
    },
  },
  tense: {
    'fire water': {
      title: 'Loud words, quiet revenge',
      says: [
        'You talk big about letting things go, and you let very little go ({aspect}).',
        'Mercury in fire says what it thinks and calls the matter closed, while Mars in water has stopped passing on the invitations.',
        "You're not quite aware of doing it.",
        'The other person is told that everything is fine, loudly, and cannot explain why they keep hearing about dinners on the day after.',
      ],
      traits: ['frank', 'guarded'],
    },
    'fire earth': {
      title: 'Said in a second, done in a year',
      says: [
        'You promise at one speed and deliver at another.',
        'Mercury in fire says it will have the thing ready by Friday, and Mars in earth has never been ready by a Friday ({aspect}).',
        'The work is excellent when it comes.',
        "You'd be thought of as the best craftsman anyone knows if you could only be kept from naming a day.",
      ],
      traits: ['frank', 'slow'],
    },
    'fire air': {
      title: 'Talking over people',
      says: [
        'You get so excited by a discussion that you have both sides of it ({aspect}).',
        'Mercury in fire has made its point, and Mars in air is already answering what the other person would have said.',
        'They open and close their mouth a few times.',
        "Ask you later and you'll say it was a great talk, and they'll say that they got to hear one.",
      ],
      traits: ['quick', 'frank'],
    },
    'earth fire': {
      title: 'Measure twice, then lose your temper',
      says: [
        'You plan with care and then act before the plan is ready.',
        'Mercury in earth is still reading the instructions, but Mars in fire has put in the first six screws ({aspect}).',
        "They're the wrong six.",
        "You knew it would happen, since you were the one reading, and it's a strange thing to be furious with someone who has your hands.",
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      title: 'Arguing about the facts',
      says: [
        'You like to be accurate, and you go to war over decimals ({aspect}).',
        'Mercury in earth knows that the hike was 9.4 miles, and Mars in air cannot let somebody say ten.',
        "There's a map, and you have it with you.",
        'They only meant that their feet hurt, and the sympathy they were after is now a long way off, exactly 9.4 miles.',
      ],
      traits: ['orderly', 'frank'],
    },
    'earth water': {
      title: 'Reasonable words, sore feelings',
      says: [
        "You talk sense while your actions say that you're hurt.",
        "Mercury in earth explains that it's only practical to sleep in the other room, and Mars in water shuts it rather firmly ({aspect}).",
        'Nobody can find a hole in the reasons.',
        'They accept them, and you lie there, practical, listening for someone in the hall.',
      ],
      traits: ['guarded', 'practical'],
    },
    'air water': {
      title: 'A joke with teeth',
      says: [
        "Your anger comes out as wit, and you're the last to recognize it ({aspect}).",
        "Mercury in air finds the funny angle, while Mars in water chooses whom it's about.",
        'You do an impression of a friend in front of six people, a shade too exact.',
        'Everybody roars, the friend as well, and on the way home it comes to you what they did in April.',
      ],
      traits: ['playful', 'guarded'],
    },
    'air earth': {
      title: 'Quick plans, heavy feet',
      says: [
        "You've thought of it, discussed it, and improved it, and now someone would have to begin.",
        'Mercury in air likes a plan best while it can still be changed, but Mars in earth needs one that holds still ({aspect}).',
        'The shed has been a studio, a sauna, and a place for bees.',
        "It's a shed, and the neighbors have stopped asking which.",
      ],
      traits: ['changeable', 'slow'],
    },
    'air fire': {
      title: 'The debate gets hot',
      says: [
        'You begin by comparing views and finish by defending the flag ({aspect}).',
        'Mercury in air brought it up as a question, and Mars in fire has become a party to it.',
        'People check their phones to see when you started to feel this strongly about tipping.',
        "You feel it for exactly as long as you're opposed, and the first person to agree with you leaves you with nothing to say.",
      ],
      traits: ['frank', 'bold'],
    },
    'water fire': {
      title: 'Speaking in anger',
      says: [
        "You find your words only once you're angry, and then they're not the ones you meant.",
        'Mercury in water would need an hour and a walk, while Mars in fire gives it four seconds ({aspect}).',
        'So a soft thing, that you missed them, comes out as a list of dates.',
        'They dispute the dates.',
      ],
      traits: ['guarded', 'bold'],
    },
    'water air': {
      title: 'You rehearse, and then spar',
      says: [
        'You know what you feel, and you get talked into a debate about it ({aspect}).',
        "Mercury in water wanted to say one sad thing, but Mars in air can't leave an objection standing.",
        "You went to tell your roommate that you're lonely, and you're now winning on the subject of chores.",
        "It's a bitter kind of winning, since they come out of it resolved to stay out of your way.",
      ],
      traits: ['guarded', 'quick'],
    },
    'water earth': {
      title: 'Vague words, stubborn acts',
      says: [
        "You can't say clearly what you want, and you do it anyway.",
        'Mercury in water murmurs that it might be nice to have the bed by the wall, and Mars in earth has moved it by evening ({aspect}).',
        'The person who shares the place did hear the murmur.',
        'They took it for a mood, as most people would, and you took their silence for a yes.',
      ],
      traits: ['guarded', 'steady'],
    },
  },
  harmonious: {
    'fire fire': {
      title: 'Say it, do it',
      says: [
        'What you say in the morning is done by night ({aspect}).',
        'Mercury in fire sees the way, and Mars is on it before it can be talked to pieces.',
        "You tell people that you're going to swim every day in March, and they see your wet hair.",
        'They stop asking whether you mean things, which saves a good deal of time for everybody.',
      ],
      traits: ['quick', 'bold'],
    },
    'earth earth': {
      title: 'Skilled hands, clear head',
      says: [
        "You know what you are doing, and it's restful to watch.",
        'Mercury in earth thinks it through, and Mars does it in the order it was thought ({aspect}).',
        'The tool you need next is always lying next to your hand.',
        'Children will stand for an hour to see you fix a bike, and later they know how.',
      ],
      traits: ['practical', 'steady'],
    },
    'air air': {
      title: 'Quick and good-natured',
      says: [
        'You win people over by being fast and fair ({aspect}).',
        'Mercury in air hears the argument out, and Mars meets it at its strongest place.',
        'A cab driver who disagreed with you about everything turned off the meter to finish the talk, or one easily might.',
        "You don't need to be right at the end, and it makes others careless about it, too.",
      ],
      traits: ['quick', 'frank'],
    },
    'water water': {
      title: 'You know when to speak',
      says: [
        'You sense the moment when a word will do some good.',
        'Mercury in water listens for it, and Mars acts on it without further thought ({aspect}).',
        "Two people haven't spoken since they fell out over a loan, and you seat them next to the baby.",
        "It gets them talking, and you're in the kitchen by then.",
      ],
      traits: ['tactful', 'quick'],
    },
    'fire air': {
      title: 'A born advocate',
      says: [
        'You can fight for someone with words and enjoy it ({aspect}).',
        'Mercury in fire says what is wrong, and Mars in air has thought of three ways to put it right.',
        "When a friend's deposit isn't returned, you offer to be on the call.",
        "You're so cheerful that the other side begins to look for a way to agree, and the friend learns how it is done.",
      ],
      traits: ['frank', 'bold'],
    },
    'air fire': {
      title: 'Thought and spark',
      says: [
        'You get your best ideas in motion.',
        'Mercury in air turns the question over, and Mars in fire is walking so fast that something has to come of it ({aspect}).',
        'Anyone who wants to think with you should bring shoes for it.',
        "By the second mile you've usually got the answer, and they've got a stitch and a very clear explanation.",
      ],
      traits: ['quick', 'open'],
    },
    'earth water': {
      title: 'Steady talk, kind action',
      says: [
        'You say something practical and do something kind ({aspect}).',
        'Mercury in earth mentions that the gutter is coming down, and Mars in water has noticed that the old man cannot manage the ladder anymore.',
        'He is told that you happened to have yours out.',
        'Since you talk only about gutters, he can accept it without having to feel old.',
      ],
      traits: ['practical', 'tactful'],
    },
    'water earth': {
      title: 'Feeling your way to a solution',
      says: [
        'You work out hard things slowly, by feel, and they stay solved.',
        'Mercury in water has a hunch where the trouble is, and Mars in earth goes there with a flashlight ({aspect}).',
        'You found the leak that two plumbers had missed because the wall seemed sad to you.',
        "You wouldn't put it that way to the plumbers, and you tell them it was a lucky guess.",
      ],
      traits: ['practical', 'steady'],
    },
  },
}
