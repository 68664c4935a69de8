import type { AspectParagraphs } from '#lore/authored.ts'

export const marsSaturn: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You want to charge ahead, and you make yourself aim first ({aspect}).',
        'Mars in fire is ready in a second, and Saturn makes it wait for the second that counts.',
        'At its best this is formidable, and you can meet a deadline that everyone else has given up on.',
        'On a bad day the waiting and the wanting cancel out, and you pace the hall with your shoes on.',
      ],
      traits: ['bold', 'serious'],
    },
    earth: {
      says: [
        "You can work longer than almost anyone, and you find it hard to say when it's enough ({aspect}).",
        'Mars in earth likes effort that shows, and Saturn finds it more honest if it hurts a little.',
        'You carry the groceries up four flights in one trip.',
        "There isn't much that defeats you, though people who offer to take a bag soon learn to stop offering.",
      ],
      traits: ['steady', 'independent'],
    },
    air: {
      says: [
        "You don't pick an argument until you're sure of winning it.",
        "Mars in air wants to take the point apart, and Saturn won't let it speak without the facts, so your side of a dispute arrives late and complete ({aspect}).",
        'Nobody finds a hole in it.',
        "It does mean that small annoyances go unmentioned for lack of evidence, and you're colder than usual for a week instead.",
      ],
      traits: ['serious', 'guarded'],
    },
    water: {
      says: [
        'Your strength is mostly used in holding things in ({aspect}).',
        'Mars in water acts on feeling, and Saturn wants to be sure of the feeling before anything is done about it.',
        "So you can go on being helpful to a person you're furious with, for a remarkably long time.",
        'The same control makes you the one who stays calm with a frightened child or dog, which is a good use for it.',
      ],
      traits: ['guarded', 'steady'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You go on the attack quickly and are sorry for years ({aspect}).',
        'Mars in fire hits back before it has thought, and Saturn in water never forgets the look on the other face.',
        'So you hold your temper for months, in memory of the last time.',
        "When it does go off, everyone's amazed, and you add it to the collection.",
      ],
      traits: ['bold', 'serious'],
    },
    'fire earth': {
      says: [
        'You work in bursts, with long stops to check whether you were right.',
        'Mars in fire wants to have it done tonight, but Saturn in earth asks whether the ladder is safe ({aspect}).',
        'One wall of a kitchen could be finished beautifully, and stay the only one for a while.',
        "It looks like a loss of interest, when it's an argument between two good workers who keep different hours.",
      ],
      traits: ['changeable', 'practical'],
    },
    'fire air': {
      says: [
        "You're ready to move, and you keep asking yourself whether it would be fair ({aspect}).",
        'Mars in fire would honk, while Saturn in air drafts the reasons why the other driver may be having a bad day.',
        "Behind a car that doesn't move, you're still reaching a ruling when the light has changed twice.",
        'It makes you just, and it leaves you with a good deal of unspent temper by the evening.',
      ],
      traits: ['serious', 'wary'],
    },
    'earth fire': {
      says: [
        'You work well at your own pace and blame yourself for the pace ({aspect}).',
        "Mars in earth does one thing after another until they're done, and Saturn in fire thinks a real talent would have won by now.",
        'You run a solid race and look only at the watch.',
        'People admire your stamina, and you hear it as a polite word for slow.',
      ],
      traits: ['steady', 'modest'],
    },
    'earth air': {
      says: [
        'You know how to do it until someone asks you to explain.',
        'Mars in earth has it in the hands, but Saturn in air wants it done by the method, with the terms right ({aspect}).',
        'So you take apart a bookcase that was standing perfectly well, because of step four.',
        "Nobody would ever have known, and you couldn't have sat in the same room with it.",
      ],
      traits: ['orderly', 'serious'],
    },
    'earth water': {
      says: [
        'When something upsets you, you go and get a lot done ({aspect}).',
        'Mars in earth knows what to do with a shovel, and Saturn in water has no idea what to do with a hurt.',
        'So the hedge gets cut very short in the week your best friend moves away.',
        "The neighbors compliment the hedge, and it wouldn't occur to anyone to ask about the friend.",
      ],
      traits: ['practical', 'guarded'],
    },
    'air water': {
      says: [
        "You can be very funny at someone's expense and then suffer for it ({aspect}).",
        'Mars in air sees the opening and takes it, and Saturn in water knows exactly how it felt to be on the other end.',
        'You bring them something nice the next day for no stated reason.',
        'They had laughed as hard as anyone, and the pastry is what tells them there was something to forgive.',
      ],
      traits: ['frank', 'modest'],
    },
    'air earth': {
      says: [
        'You argue well for doing a thing and are slow to get up and do it.',
        'Mars in air fights with ideas, while Saturn in earth asks about the first week, the tools, and the money ({aspect}).',
        "You win the case for moving the fence, and a year later it's where it was.",
        "In truth you're waiting until you can do it properly, and it passes with others for talk.",
      ],
      traits: ['slow', 'practical'],
    },
    'air fire': {
      says: [
        'You enjoy a disagreement until you feel that your honor is in it ({aspect}).',
        'Mars in air was only playing with the question, but Saturn in fire has heard a challenge and stiffens.',
        'A board game stops being funny at about the third dispute over the rules.',
        "The others saw you laughing ten minutes ago, and they don't know where the game went.",
      ],
      traits: ['proud', 'frank'],
    },
    'water fire': {
      says: [
        "You'd get your way more easily if you were willing to look less strong.",
        'Mars in water is good at waiting and bending, and Saturn in fire despises both ({aspect}).',
        'So you make a stand over the window seat, badly, and give up something that mattered much more without a word.',
        'Others are left with the idea that you care enormously about windows.',
      ],
      traits: ['proud', 'yielding'],
    },
    'water air': {
      says: [
        "When you've been hurt, you argue about a principle instead ({aspect}).",
        'Mars in water is simply stung, and Saturn in air will only let it speak if it can prove a general point.',
        'If somebody forgets to ask you along, they hear about consideration in general.',
        'They answer in general too, often quite well, and the evening you missed is never mentioned.',
      ],
      traits: ['guarded', 'serious'],
    },
    'water earth': {
      says: [
        'You can make yourself do anything, and your body keeps a record of it ({aspect}).',
        'Mars in water has strength only for what it cares about, while Saturn in earth has drawn up a schedule that takes no account of caring.',
        'You get through a stack of forms, and your shoulders are up by your ears.',
        "To others you seem disciplined, and they'd be surprised how much of it is done against the current.",
      ],
      traits: ['steady', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'You have nerve, and you keep it in training ({aspect}).',
        "Mars in fire wants the risk, and Saturn makes sure the risk is one you've prepared for.",
        'You check the rope yourself and then go over the edge laughing.',
        'It puts nervous people at ease, since they saw both the checking and the laugh.',
      ],
      traits: ['bold', 'steady'],
    },
    'earth earth': {
      says: [
        'You know how to get through a large task without making a drama of it.',
        'Mars in earth starts at one end, and Saturn knows where the other end is ({aspect}).',
        "If a cellar has to be emptied, you stop for lunch at half past twelve, and it's empty by five.",
        'Everyone who helps you goes home tired and rather pleased with themselves.',
      ],
      traits: ['steady', 'practical'],
    },
    'air air': {
      says: [
        'You can stand up to someone without becoming unpleasant ({aspect}).',
        'Mars in air says what it objects to, and Saturn keeps it to the one point.',
        "When a contractor's bill has grown, your email is four lines long and there's no adjective in it.",
        'It tends to be answered the same day.',
      ],
      traits: ['frank', 'cool'],
    },
    'water water': {
      says: [
        'You outlast resistance by being gentle with it ({aspect}).',
        'Mars in water never meets a thing head-on, and Saturn never quite gives it up either.',
        'A stray cat that nobody can touch is sleeping on your feet by Christmas.',
        "It's the same with shy relatives, and with any skill you were told that you had no gift for.",
      ],
      traits: ['yielding', 'steady'],
    },
    'fire air': {
      says: [
        'You know the rules well enough to move quickly inside them.',
        'Mars in fire wants to get going, and Saturn in air has read the permit ({aspect}).',
        'So the block party you organize has a band, a closed street, and not one complaint.',
        'Those who think that rules slow things down have usually not seen what you can do with a good one.',
      ],
      traits: ['bold', 'orderly'],
    },
    'air fire': {
      says: [
        'You have the courage to object and the patience to choose when ({aspect}).',
        'Mars in air knows what it wants to say, and Saturn in fire waits until saying it will take some nerve.',
        'You speak up once in the whole evening, and it changes the vote.',
        'Those who talk more are puzzled by how much weight you get for how few words.',
      ],
      traits: ['frank', 'bold'],
    },
    'earth water': {
      says: [
        "You work hardest for people and places you're attached to ({aspect}).",
        'Mars in earth has the stamina, and Saturn in water supplies a loyalty that goes back years.',
        "You'd go four hours out of your way to put a new roof on the shed of somebody who was once kind to you.",
        "They protest, and you've brought your own ladder.",
      ],
      traits: ['steady', 'close'],
    },
    'water earth': {
      says: [
        "What moves you gets done, because you've given it a time and a place.",
        'Mars in water has to care before it can begin, and Saturn in earth makes the beginning small enough ({aspect}).',
        "It's how somebody like you ends up cleaning one stretch of a creek, on the first Saturday of every month.",
        "Plenty of people feel bad about the creek, and you're one of the few who give it a Saturday.",
      ],
      traits: ['steady', 'idealistic'],
    },
  },
}
