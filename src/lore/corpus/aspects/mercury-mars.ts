import type { AspectParagraphs } from '#lore/authored.ts'

export const mercuryMars: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You say what you think, hard and fast, to the nearest person ({aspect}).',
        'Mercury in fire has the thought, and Mars delivers it before it can be checked.',
        'Nobody has to wonder what you think, and in a muddle that saves everyone an hour.',
        "It costs you a number of apologies, which you make just as fast, sometimes to a person who hadn't noticed yet.",
      ],
      traits: ['frank', 'quick'],
    },
    earth: {
      says: [
        'You understand a thing by taking it apart ({aspect}).',
        'Mercury in earth wants to know how it works, and Mars has already found a screwdriver.',
        'Theories bore you, and you learn more from a broken toaster than from a manual.',
        "When somebody's trouble can't be opened up, such as a lonely feeling, you're gruff for a minute because there's nothing for you to hold.",
      ],
      traits: ['practical', 'frank'],
    },
    air: {
      says: [
        'You think fastest when someone is arguing with you.',
        'Mercury in air has a reply to everything, and Mars enjoys how well it lands, so a conversation with you has a winner ({aspect}).',
        "You're rarely angry, and it rarely looks that way.",
        'Slower people agree with you just to be allowed to finish a thought, and then they go and do what they were going to do.',
      ],
      traits: ['quick', 'frank'],
    },
    water: {
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
      says: [
        'You talk big about letting things go, and you let very little go ({aspect}).',
        'Mercury in fire says what it thinks and calls the matter closed, while Mars in water has stopped passing on the invitations.',
        "You're not quite aware of doing it.",
        "You tell the other person loudly that it's all fine, and they can't explain why they only hear about your dinners the day after.",
      ],
      traits: ['frank', 'guarded'],
    },
    'fire earth': {
      says: [
        'You promise at one speed and deliver at another.',
        'Mercury in fire says it will have the thing ready by Friday, and Mars in earth has never been ready by a Friday ({aspect}).',
        'The work is excellent when it comes.',
        "You'd be thought of as the best craftsman anyone knows if you could only be kept from naming a day.",
      ],
      traits: ['frank', 'slow'],
    },
    'fire air': {
      says: [
        'A good discussion excites you so much that you have both sides of it ({aspect}).',
        'Mercury in fire has made its point, and Mars in air is already answering what the other person would have said.',
        'They open and close their mouth a few times.',
        "Ask you later and you'll say it was a great talk, and they'll say that they got to hear one.",
      ],
      traits: ['quick', 'frank'],
    },
    'earth fire': {
      says: [
        'You plan with care and then act before the plan is ready.',
        'Mercury in earth is still reading the instructions, but Mars in fire has put in the first six screws ({aspect}).',
        "They're the wrong six.",
        "You knew it would happen, since you were the one reading, and now there's nobody to be furious with except yourself.",
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      says: [
        'You like to be accurate, and after a hike you go to war over decimals ({aspect}).',
        "Mercury in earth knows that the hike was 9.4 miles, and Mars in air can't let somebody say ten.",
        "If somebody calls it ten miles, there's a map, and you brought it.",
        'They only meant that their feet hurt, and the sympathy they were after is now a long way off, exactly 9.4 miles.',
      ],
      traits: ['orderly', 'frank'],
    },
    'earth water': {
      says: [
        "You talk sense while your actions say that you're hurt.",
        "Mercury in earth explains that it's only practical to sleep in the other room, and Mars in water takes its pillow there rather fast ({aspect}).",
        'Nobody can find a hole in the reasons.',
        'They accept them, and you lie there, practical, listening for someone in the hall.',
      ],
      traits: ['guarded', 'practical'],
    },
    'air water': {
      says: [
        "Your anger comes out as wit, and you're the last to recognize it ({aspect}).",
        "Mercury in air finds the funny angle, while Mars in water chooses whom it's about.",
        'You do an impression of a friend in front of six people, a shade too exact.',
        'Everybody roars, the friend too, and only later does it come to you what they did in April.',
      ],
      traits: ['playful', 'guarded'],
    },
    'air earth': {
      says: [
        'The plan is thought out and discussed from every side, and now someone would have to begin.',
        'Mercury in air likes a plan best while it can still be changed, but Mars in earth needs one that holds still ({aspect}).',
        "In May the shed is going to be a studio, and by July it's going to be a sauna.",
        "It's still a shed in the fall, and people who know you have learned to enjoy the talk.",
      ],
      traits: ['changeable', 'slow'],
    },
    'air fire': {
      says: [
        'You begin by comparing views and finish by defending the flag ({aspect}).',
        'Mercury in air brought it up as a question, and Mars in fire has become a party to it.',
        'People check their phones to see when you started to feel this strongly about tipping.',
        "You feel it for exactly as long as you're opposed, and the first person to agree with you leaves you with nothing to say.",
      ],
      traits: ['frank', 'bold'],
    },
    'water fire': {
      says: [
        "You find your words only once you're angry, and then they're not the ones you meant.",
        'Mercury in water would need an hour and a walk, while Mars in fire gives it four seconds ({aspect}).',
        'So a soft thing, that you missed them, comes out as a list of dates.',
        'They dispute the dates.',
      ],
      traits: ['guarded', 'bold'],
    },
    'water air': {
      says: [
        'You know what you feel, and then somebody objects and you debate it ({aspect}).',
        "Mercury in water wanted to say one sad thing, but Mars in air can't leave an objection standing.",
        "You set out to tell someone that you're lonely, and before long you're winning on the subject of chores.",
        "It's a poor sort of victory, since they come out of it resolved to stay out of your way.",
      ],
      traits: ['guarded', 'quick'],
    },
    'water earth': {
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
      says: [
        'What you say in the morning is done by night ({aspect}).',
        'Mercury in fire sees the way, and Mars is on it before it can be talked to pieces.',
        "You tell people that you're going to swim every day in March, and they see your wet hair.",
        'They stop asking whether you mean things, which saves a good deal of time for everybody.',
      ],
      traits: ['quick', 'bold'],
    },
    'earth earth': {
      says: [
        "You know what you are doing, and it's restful to watch.",
        'Mercury in earth thinks it through, and Mars does it in the order it was thought ({aspect}).',
        'The tool you need next is always lying next to your hand.',
        'Children will stand for an hour to see you fix a bike, and later they know how.',
      ],
      traits: ['practical', 'steady'],
    },
    'air air': {
      says: [
        'You win people over by being fast and fair ({aspect}).',
        'Mercury in air hears the argument out, and Mars meets it at its strongest place.',
        'A cab driver who disagrees with you about everything may turn off the meter to finish the talk.',
        "You don't need to be right at the end, and it makes others careless about it, too.",
      ],
      traits: ['quick', 'frank'],
    },
    'water water': {
      says: [
        'You sense the moment when a word will do some good.',
        'Mercury in water listens for it, and Mars acts on it without further thought ({aspect}).',
        "If two people haven't spoken since they fell out over a loan, you seat them next to the baby.",
        'It gets them talking, and you have slipped off to the kitchen by then.',
      ],
      traits: ['tactful', 'quick'],
    },
    'fire air': {
      says: [
        'You can fight for someone with words and enjoy it ({aspect}).',
        'Mercury in fire says what is wrong, and Mars in air has thought of three ways to put it right.',
        "When a friend's deposit isn't returned, you offer to be on the call.",
        "You're so cheerful that the other side begins to look for a way to agree, and the friend learns how it is done.",
      ],
      traits: ['frank', 'bold'],
    },
    'air fire': {
      says: [
        'You get your best ideas in motion.',
        'Mercury in air turns the question over, and Mars in fire is walking so fast that something has to come of it ({aspect}).',
        'Anyone who wants to think with you should bring shoes for it.',
        "By the second mile you've usually got the answer, and they're out of breath and have had it explained very clearly.",
      ],
      traits: ['quick', 'open'],
    },
    'earth water': {
      says: [
        'You say something practical and do something kind ({aspect}).',
        "Mercury in earth mentions that a tree needs cutting back, and Mars in water has noticed that the old man can't manage the ladder anymore.",
        'You just tell him you happened to have yours out.',
        'Since you talk only about trees, he can accept it without having to feel old.',
      ],
      traits: ['practical', 'tactful'],
    },
    'water earth': {
      says: [
        'You work out hard things slowly, by feel, and they stay solved.',
        'Mercury in water has a hunch where the trouble is, and Mars in earth goes there with a flashlight ({aspect}).',
        'You can find a leak that others have missed, by walking around the place until one spot bothers you.',
        'You tell the plumber it was a lucky guess, and after the third lucky guess nobody believes it.',
      ],
      traits: ['practical', 'steady'],
    },
  },
}
