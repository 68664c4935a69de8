import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const moonManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['get the feeling out and be done', 'do something about a mood right away'],
    does: [
      {
        says: "You react before you've chosen to, and your face has usually answered the question while you're still hunting for polite words.",
        traits: ['quick', 'open'],
      },
      {
        says: 'Being upset makes you restless, so a bad phone call ends with you walking fast around the block.',
        traits: ['quick'],
      },
      {
        says: "You comfort people by acting. A friend mentions that the apartment is freezing and you're already comparing space heaters.",
        traits: ['quick', 'warm'],
      },
    ],
    seen: [
      {
        says: "People who live with you learn that an outburst at breakfast is over by the time they've gotten offended.",
      },
      {
        says: "You give the impression that you don't need looking after, mostly because you're out of the room before anyone can try.",
        traits: ['independent'],
      },
    ],
    cost: [
      {
        says: 'Waiting while someone decides how they feel about you is close to unbearable, and you may force an answer that would have been kinder later in the week.',
        traits: ['quick'],
      },
      {
        says: "You snap when you're hungry or short of sleep, and you realize which one it was after the other person has left.",
      },
    ],
    gift: [
      {
        says: 'You seldom take a bad mood past bedtime. You wake up willing to try again, with hardly any memory of the score.',
      },
      {
        says: "You tell people that you love them, or that they've hurt you, while there's still time for it to matter.",
        traits: ['frank', 'open'],
      },
    ],
  },
  Taurus: {
    wants: ['come home to the same good things', 'feel settled before anything is asked'],
    does: [
      {
        says: "You calm down through the body. A hot shower and clean sheets settle most of what talking can't.",
      },
      {
        says: 'You like the same side of the bed and the same kind of Sunday, and you sleep badly when either one changes.',
        traits: ['steady'],
      },
      {
        says: 'Your affection comes in forms that can be touched or eaten, and you feel loved when somebody does likewise.',
        traits: ['warm'],
      },
    ],
    seen: [
      {
        says: "You seem unbothered. Something may have bothered you for a month, and you just don't see what would be gained by mentioning it.",
        traits: ['guarded'],
      },
      {
        says: 'Guests stay at your place later than they meant to, and most of them credit the couch.',
        traits: ['warm'],
      },
    ],
    cost: [
      {
        says: "News that changes your routine can put you off your food for two days, even when it's good news.",
        traits: ['steady'],
      },
      {
        says: "You hang on to things. Old sweaters and old resentments both get kept, on the theory that there's some wear left in them.",
      },
    ],
    gift: [
      {
        says: "Your mood doesn't swing with the company you're in, so nervous people like to be seated next to you.",
        traits: ['steady'],
      },
      {
        says: 'A weekend of sleep and proper meals gets you over things that other people have to talk through until spring.',
        traits: ['steady'],
      },
    ],
  },
  Gemini: {
    wants: ['talk it over with somebody at once', 'have something new to read at night'],
    does: [
      {
        says: "A hard day isn't over for you until you've told it to two people in slightly different words, and by the second telling it hurts less.",
        traits: ['open'],
      },
      {
        says: "When you're low, you call people or look things up until midnight, and being distracted does you more good than anybody believes.",
      },
      {
        says: "You're slow to fall asleep because your mind goes on drafting replies to a conversation that ended at six.",
      },
    ],
    seen: [
      {
        says: "You make such a good story out of a rotten day that nobody thinks to ask if you're all right.",
        traits: ['playful'],
      },
      {
        says: "Sympathy tends to reach you late. Friends are still sorry about the mood you reported at noon, and you've had two since.",
        traits: ['changeable', 'quick'],
      },
    ],
    cost: [
      {
        says: 'You can explain a feeling well enough to skip having it, and you get it back later as a week of not being able to concentrate.',
      },
      {
        says: 'Silence at home makes you nervous, and you may fill it with a remark that starts the trouble you were worried about.',
      },
    ],
    gift: [
      {
        says: "Other people's moods don't scare you, since you get curious at the point where most people get alarmed.",
      },
      {
        says: "In a waiting room you're good to have along, because frightened people soon find themselves talking with you about something else.",
      },
    ],
  },
  Cancer: {
    wants: ['have everyone you love in one place', 'be looked after without having to ask'],
    does: [
      {
        says: "You feel things in the stomach first, and you've lost your appetite over a text before you got to the end of it.",
      },
      {
        says: 'You remember what people like. Someone who once mentioned a certain cake may be given it five birthdays later.',
        traits: ['warm', 'close'],
      },
      {
        says: 'Bad weather, with everybody in and nobody expected, is your favorite kind of evening.',
        traits: ['private', 'close'],
      },
    ],
    seen: [
      {
        says: "People can tell how you are from the way you answer the phone, and the ones closest to you adjust before you've said anything.",
        traits: ['open'],
      },
      {
        says: "Because you make a fuss over others, hardly anyone notices that you're waiting for somebody to make one over you.",
        traits: ['warm'],
      },
    ],
    cost: [
      {
        says: "You expect people who love you to guess, and you're hurt by how poor they are at guessing.",
      },
      {
        says: 'If a friend takes until evening to reply, you may have lived through the end of the friendship by then.',
      },
    ],
    gift: [
      {
        says: 'You can make somebody feel looked after anywhere, including a rental with two forks and no curtains.',
        traits: ['warm'],
      },
      {
        says: "You hold on to the details of other people's lives so well that friends ask you what year they moved.",
        traits: ['close'],
      },
    ],
  },
  Leo: {
    wants: ['be adored by the people who matter', 'make an ordinary evening feel like an occasion'],
    does: [
      {
        says: 'You feel things with your whole body, and the story of the parking ticket gets performed standing up.',
        traits: ['open', 'playful'],
      },
      {
        says: "You dress better when you're sad, and by the time your hair is done you half believe that you're fine.",
        traits: ['proud'],
      },
      {
        says: "Once you've taken somebody to heart, you defend them in conversations they'll never hear about.",
        traits: ['warm', 'steady'],
      },
    ],
    seen: [
      {
        says: 'Everyone assumes that your feelings are on display. The ones that hurt your pride never get that far.',
        traits: ['proud'],
      },
      {
        says: 'Kids take to you right away, since you treat a game with the seriousness they think it deserves.',
        traits: ['playful', 'warm'],
      },
    ],
    cost: [
      {
        says: 'Being ignored in your own kitchen bothers you more than an insult would, and you may make a small scene to check whether anyone is watching.',
        traits: ['proud'],
      },
      {
        says: "You wait to be thanked. If nobody thinks of it, you get very dignified for a day and won't say why.",
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: "On a dull afternoon you can make two tired people feel that they're at a party.",
        traits: ['warm', 'playful'],
      },
      {
        says: 'You give your attention without rationing it, and a friend who gets an hour of you feels interesting until the weekend.',
        traits: ['generous', 'warm'],
      },
    ],
  },
  Virgo: {
    wants: ['have things in order before resting', 'do something useful for someone you love'],
    does: [
      {
        says: "You clean when you're upset, and an hour with the refrigerator does for you what crying does for other people.",
        traits: ['orderly'],
      },
      {
        says: "You take care of people in practical ways. A friend with a cold gets a run to the pharmacy and a list of what's open.",
        traits: ['practical', 'warm'],
      },
      {
        says: 'Before you can relax at night, you go over tomorrow in your head, with departure times.',
        traits: ['orderly'],
      },
    ],
    seen: [
      {
        says: "You ask somebody whether they've eaten, or renewed the passport, and they don't realize they've been told they're loved.",
        traits: ['modest'],
      },
      {
        says: "When you help, you're so quick to call it no trouble that people believe you and call again.",
        traits: ['modest'],
      },
    ],
    cost: [
      {
        says: 'One clumsy sentence in a pleasant evening is the part that you take to bed with you.',
      },
      {
        says: 'You check a feeling for errors before you show it, and by then the person who could have comforted you has gone home.',
        traits: ['guarded'],
      },
    ],
    gift: [
      {
        says: 'Routine puts you right. A regular bedtime and a packed lunch can turn around a month that looked lost.',
        traits: ['orderly', 'practical'],
      },
      {
        says: 'In an emergency you see the next small task, and doing it calms you along with the people watching.',
        traits: ['practical'],
      },
    ],
  },
  Libra: {
    wants: ['keep the peace with everyone at home', 'share the evening with someone agreeable'],
    does: [
      {
        says: "You feel an argument in your own shoulders, even when it's between two other people in the next room.",
      },
      {
        says: "You like company for small things, and you'll put off buying a couch until somebody can come along and have an opinion.",
        traits: ['close'],
      },
      {
        says: 'An ugly waiting room lowers your spirits within minutes. Half an hour of tidying with music on brings them back.',
      },
    ],
    seen: [
      {
        says: "Roommates call you easy to live with. You've worked at it daily, and they've rarely had to think about it.",
        traits: ['tactful'],
      },
      {
        says: "You stay pleasant while you're angry, and those who know you best watch for extra politeness.",
        traits: ['tactful'],
      },
    ],
    cost: [
      {
        says: 'You apologize to make the bad feeling stop, and the next morning it dawns on you that you were owed an apology yourself.',
        traits: ['yielding'],
      },
      {
        says: "Left alone with a grievance, you consider everyone else's position so thoroughly that you never get around to yours.",
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: 'You can get a sulking family back to the table without requiring anybody to admit anything.',
        traits: ['tactful'],
      },
      {
        says: "People calm down when they tell you their side of it, often before you've offered a word of advice.",
        traits: ['tactful'],
      },
    ],
  },
  Scorpio: {
    wants: ['be close to one person completely', 'know the worst before it happens'],
    does: [
      {
        says: 'You feel everything at full strength and let about a tenth of it show.',
        traits: ['guarded', 'private'],
      },
      {
        says: 'You test people without telling them. One small confidence goes out, and you wait to see if it comes back from somebody else.',
        traits: ['wary'],
      },
      {
        says: 'A slight that everyone else at the table has forgotten can keep you awake two weeks later.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: 'Friends can sense when something is wrong with you. The more they ask about it, the less they get.',
        traits: ['guarded'],
      },
      {
        says: "People tell you the part of the story they leave out for everyone else, because you don't flinch and you don't repeat it.",
      },
    ],
    cost: [
      {
        says: 'You read a change of tone in a text as a warning, and you may go cold on a person who was merely tired.',
        traits: ['wary'],
      },
      {
        says: 'Depending on someone frightens you enough that even with the person you trust most, you keep some part of your life to yourself.',
        traits: ['guarded', 'wary'],
      },
    ],
    gift: [
      {
        says: "You don't leave when things get ugly. A friend who did something stupid can call you at any hour and be spared the lecture.",
        traits: ['close'],
      },
      {
        says: 'You admit the unflattering feelings to yourself, jealousy included, and waste little time pretending to be nicer than you are.',
        traits: ['serious'],
      },
    ],
  },
  Sagittarius: {
    wants: ['have room to leave at short notice', "feel that it's all leading somewhere"],
    does: [
      {
        says: 'You get over a bad week by planning a trip, and the planning does most of the good even if you never book it.',
      },
      {
        says: 'When a conversation gets heavy, you look for a moral or something funny, and you find one or the other fast.',
        traits: ['playful'],
      },
      {
        says: "A few quiet weekends at home make you itchy, and you'll drive an hour for lunch in order to have gone somewhere.",
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: "You're expected to be in good spirits, and on the days you say you aren't, people wait for the punch line.",
      },
      {
        says: 'Housemates feel left behind when you get up and go, though you would have been delighted to have them along.',
        traits: ['independent'],
      },
    ],
    cost: [
      {
        says: "You treat sadness as something a change of scene will cure, and it's often still there when you unpack.",
      },
      {
        says: "You cheer people up before they've finished being sad, which leaves a few of them feeling they were sent away.",
      },
    ],
    gift: [
      {
        says: "Halfway through a rough month you're already talking about it in the past tense, and you tend to be right.",
        traits: ['trusting'],
      },
      {
        says: "You say how you feel and there's seldom anything else behind it, so nobody has to lie awake wondering what you meant.",
        traits: ['frank', 'open'],
      },
    ],
  },
  Capricorn: {
    wants: ['handle it without bothering anyone', 'have money set aside before relaxing'],
    does: [
      {
        says: "You put feelings on the calendar. There's a deadline Friday, so falling apart has to wait until Saturday, when you find you'd rather sleep.",
        traits: ['serious', 'guarded'],
      },
      {
        says: 'To someone in trouble you offer what you can really deliver, such as a ride at six or a look at the contract.',
        traits: ['practical'],
      },
      {
        says: 'You know to within a few dollars how long you could last without a paycheck, and knowing it helps you sleep.',
        traits: ['sparing', 'practical'],
      },
    ],
    seen: [
      {
        says: "You go to work and answer your email on the worst day of the year, and everybody concludes that you're fine.",
        traits: ['guarded'],
      },
      {
        says: "People who come to you for sympathy find you a bit severe, until they learn that you've quietly taken care of the bill.",
        traits: ['cool', 'practical'],
      },
    ],
    cost: [
      {
        says: "You try to deserve comfort before you ask for any, and by that time you're too tired to ask.",
      },
      {
        says: 'Your own needs come last on the list, so they turn up as a stiff neck or as impatience with someone who did nothing wrong.',
        traits: ['sparing'],
      },
    ],
    gift: [
      {
        says: 'You get calmer as conditions get harder, and relatives who never call otherwise call you then.',
        traits: ['steady', 'serious'],
      },
      {
        says: "If you've said that you'll be there, you're there, in bad traffic and on a work night.",
        traits: ['steady'],
      },
    ],
  },
  Aquarius: {
    wants: ['understand a feeling before having it', 'keep a few hours free of everyone'],
    does: [
      {
        says: 'While others are shouting, you take a step back and come up with a clear account of what the shouting is about.',
        traits: ['cool'],
      },
      {
        says: "You tell friends what you wouldn't tell a relative, and on forms your emergency contact may well be one of them.",
        traits: ['independent'],
      },
      {
        says: 'Every so often you need the apartment to yourself, with the people you love close enough to text.',
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: 'You take bad news so evenly that the person who brought it goes home unsure whether it got through to you.',
        traits: ['cool'],
      },
      {
        says: 'Affection in public embarrasses you slightly, and people who are fond of you can take the stiff hug for a message.',
        traits: ['cool'],
      },
    ],
    cost: [
      {
        says: 'A feeling can take three days to reach you, and when you finally bring it up, nobody remembers the incident.',
        traits: ['slow'],
      },
      {
        says: "You offer a lonely friend an interesting theory when what they'd hoped for was an arm around the shoulders.",
        traits: ['cool'],
      },
    ],
    gift: [
      {
        says: "You let people be odd. Friends show you the habit they've hidden from everyone, and you ask how it works.",
      },
      {
        says: "You don't keep tabs on people you love, and they come home in a better mood for it.",
        traits: ['independent', 'trusting'],
      },
    ],
  },
  Pisces: {
    wants: ['turn down the noise and float awhile', 'feel for everyone in the room'],
    does: [
      {
        says: "You tear up over strangers, at airports or during somebody else's wedding video, and you've more or less stopped hiding it.",
        traits: ['open', 'warm'],
      },
      {
        says: 'When things are too much, you disappear into sleep or a long series and come out on Monday without an explanation.',
        traits: ['private'],
      },
      {
        says: "You can't enjoy a meal while someone across from you is unhappy, and you'll trade away the good seat to fix it.",
        traits: ['warm', 'yielding'],
      },
    ],
    seen: [
      {
        says: "You look absent when people talk to you, and a week later you ask about the one thing they hoped you hadn't caught.",
      },
      {
        says: "Acquaintances tell you about their money trouble before they've told their friends, and you can guess what comes next.",
        traits: ['warm'],
      },
    ],
    cost: [
      {
        says: "You can lose sleep over a breakup that isn't yours, between two people who are sleeping soundly.",
      },
      {
        says: 'You go on hoping that someone will turn out to be the person you imagined, and you overlook a good deal of evidence.',
        traits: ['idealistic', 'trusting'],
      },
    ],
    gift: [
      {
        says: 'You comfort people without saying much. They sit beside you for ten minutes and then go back in.',
        traits: ['warm'],
      },
      {
        says: "An album in the dark or an hour near water restores you, and you're yourself again sooner than anyone predicted.",
      },
    ],
  },
}
