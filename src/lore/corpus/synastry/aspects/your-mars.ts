import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourMarsContact =
  | 'mars~sun'
  | 'mars~moon'
  | 'mars~mercury'
  | 'mars~venus'
  | 'mars~mars'
  | 'mars~jupiter'
  | 'mars~saturn'
  | 'mars~uranus'
  | 'mars~neptune'
  | 'mars~pluto'
  | 'mars~asc'

/** What goes on between the reader's Mars and a point of the partner's. */
export const yourMarsContacts: Record<YourMarsContact, Record<AspectQuality, Contact>> = {
  'mars~sun': {
    joined: {
      between: [
        "You get {partner} moving. They mention an ambition on Sunday, and by Monday you've asked twice whether they've called.",
        "In a group you're the two who decide, and it isn't always clear which of you decided.",
      ],
      you: [
        "You feel strong around {partner}, and a bit competitive, and you'd run up the stairs to get there before the elevator.",
        "You take {partner}'s goals personally enough to be angry when they neglect them.",
      ],
      they: [
        'They probably feel more alive with you and now and then more crowded. They may want to finish something without your help.',
        'When you back {partner}, they likely feel they could do it all. When you race them, they may suddenly care about winning.',
      ],
      helps: [
        'With something outside to beat, such as a rival or a deadline, all your force goes the same way and {partner} gets a tireless ally.',
      ],
    },
    tense: {
      between: [
        'You say in passing what needs doing, and {partner} hears an order. The next hour is about who gives orders.',
        'You lock horns over the barbecue or the route, with other people watching, and letting go first is more than either of you can manage.',
      ],
      you: [
        'You push harder when {partner} acts superior, and you can hear yourself doing it.',
        "You're angry at {partner} for about an hour and then ready to eat, and it surprises you to find the subject still open.",
      ],
      they: [
        'They may feel attacked in who they are when you were only in a hurry, and they need longer than you to come back.',
        'For {partner}, giving in to pressure probably costs more than the thing is worth. They might have agreed if they had been asked.',
      ],
      helps: [
        'Dividing things up works best, with you in charge of some and {partner} of others, and both of you free to be bad at them.',
      ],
    },
    harmonious: {
      between: [
        "You're a good team in motion. Something has to be carried or fixed, and it's done with hardly any talk.",
        "You egg each other on, and the list of things you've both tried for the first time keeps growing.",
      ],
      you: [
        "You like having {partner} to fight for, and you'll say to an official on their behalf what you wouldn't say on your own.",
        'You can order {partner} off the couch, and it comes across as the encouragement it is.',
      ],
      they: [
        'On mornings when something has to be faced, {partner} seems to find their courage faster in your company.',
        'Your temper probably counts as a resource with {partner}, since it so often goes off in their defense.',
      ],
      helps: [
        "As a pair you're quick to start over after a defeat. You have the strength, {partner} remembers what it was for, and the second try comes sooner.",
      ],
    },
  },
  'mars~moon': {
    joined: {
      between: [
        "You come in fast and {partner} feels it before you've spoken. For the next ten minutes everything in the room goes at your speed.",
        "Irritation between you is brief and physical, a cabinet shut too hard, and it's often over before either of you knows the cause.",
      ],
      you: [
        "You want to do something about {partner}'s feelings at once, ideally to the person who caused them.",
        "You're protective of {partner} and rough with them within the same ten minutes, and the roughness bothers you later.",
      ],
      they: [
        'They probably feel stirred up by you, which on some days is what they needed and on others is the last thing.',
        "Your anger may reach {partner} physically before they know what it's about, and they may need an hour to come down.",
      ],
      helps: [
        "Your briskness does {partner} good when they're stuck in a mood, above all if it takes the form of a walk.",
      ],
    },
    tense: {
      between: [
        "You raise your voice a little to make a point, and the point is lost, because from then on it's about the voice.",
        "{partner} is slow to leave and you're behind the wheel with the engine running. Hardly anything is said on the way.",
      ],
      you: [
        "You get impatient with hurt feelings you didn't intend, and you hear yourself demand that {partner} be reasonable by noon.",
        "You know you've gone too far when {partner} gets very polite, and by then you're too annoyed to turn back.",
      ],
      they: [
        "What you'd call a plain statement may reach {partner} as a scolding, and they probably stay tense after you've forgotten it.",
        "For {partner} it's hard to be rushed and feel anything but the rush. They might well agree if they had until evening.",
      ],
      helps: [
        "A start that is softer by ten seconds makes a difference, because {partner} can take a great deal of frankness once they're sure you aren't angry.",
      ],
    },
    harmonious: {
      between: [
        "{partner} sighs at something that's broken, and the next time they look, you've fixed it.",
        'You can be loud together, at a game or at a stove, and no feelings get hurt.',
      ],
      you: [
        'You feel useful with {partner}. Their worries turn into errands, and errands you can do.',
        "You're suddenly brave on {partner}'s account, for instance on the phone with an office.",
      ],
      they: [
        "Having you as a defender probably lets {partner} sleep better than they'd admit.",
        "It's likely that {partner} can be angry in front of you and feel no worse for it, which may be new for them.",
      ],
      helps: [
        "You're a good pair in a family's hard weeks, when somebody has to feel it and somebody has to drive all night.",
      ],
    },
  },
  'mars~mercury': {
    joined: {
      between: [
        "{partner} has barely said that something ought to be done and you're doing it, while they explain from behind you what they meant.",
        'You argue for sport in public places, and {partner} enjoys the defense as much as you enjoy the attack.',
      ],
      you: [
        "You find {partner} quick, and you speed up to match them. By the end of a phone call you're both shouting happily.",
        "You cut {partner} off, usually because you've understood, and it doesn't look like understanding from where they sit.",
      ],
      they: [
        'They probably get their sharpest ideas when you contradict them, and they come back the next day with something better.',
        "Being interrupted by you may feel to {partner} like being agreed with or like being overruled, and they often can't tell which.",
      ],
      helps: [
        "Things that {partner} has discussed for months get done once you're in the conversation, and they supply the instructions.",
      ],
    },
    tense: {
      between: [
        "{partner} wants to go over the plan once more, and you've been ready to leave since they began.",
        'You use a rough word and {partner} catches the exact word. The rest of the evening is spent on its definition.',
      ],
      you: [
        "You can't win against {partner} with sentences, so you get louder or leave the room, and you know how that looks.",
        "You hear criticism in {partner}'s questions, and you've answered it before you've understood that it was just a question.",
      ],
      they: [
        "Irony may be the only thing {partner} can find that is faster than you, so they use it when you're angry.",
        'To be understood is probably half of what {partner} wants, and you tend to skip to the half where something is done about it.',
      ],
      helps: [
        'Talking on a walk or over some manual job lets {partner} finish the thought and gives you somewhere to put the hurry.',
      ],
    },
    harmonious: {
      between: [
        '{partner} locates the problem and you go at it. The two of you can assemble furniture without raising your voices.',
        "There's a quick, teasing tone between you that newcomers mistake for a fight and then want to join.",
      ],
      you: [
        'You act with more aim after talking with {partner}, who can generally name the one step that matters.',
        "You like putting {partner}'s clever ideas to the test, and it pleases you to report that you tried it and it works.",
      ],
      they: [
        'They seem to enjoy having thoughts that lead somewhere, and with you they see the result by the weekend.',
        "It probably helps {partner} that you're beside them. They say things in a meeting that they'd otherwise have put in an email.",
      ],
      helps: [
        "You're effective in disputes with third parties, because {partner} knows the policy and you don't mind making the call.",
      ],
    },
  },
  'mars~venus': {
    joined: {
      between: [
        'You chase and {partner} enjoys being worth it, over a game of cards as much as over anything else.',
        'What {partner} likes, you go and get. It may be concert tickets or the last cinnamon roll, and the getting is half your fun.',
      ],
      you: [
        'You want to impress {partner}, and you lift in one trip what could have been carried in two.',
        "You feel the pull of {partner}'s good graces, and a friendly look from them can end a temper that no argument would.",
      ],
      they: [
        "They probably like your bluntness and edit it a little. They'd leave you the force and change the timing.",
        "To be so actively liked may be flattering for {partner} and slightly tiring, and they'd find it hard to mention the second part.",
      ],
      helps: [
        'You bring life into each other. An invitation from you gets {partner} off the couch on a day when nothing else would.',
      ],
    },
    tense: {
      between: [
        'You want an answer now, and {partner} would like the subject to come up gracefully. The pressing and the smiling can go on for days.',
        'You say something crude that you find funny, and {partner} is charming to everyone but you for the rest of the meal.',
      ],
      you: [
        "You can't tell whether {partner}'s yes is a yes, so you push on it to see if it holds, and it stops being one.",
        "You're annoyed by how long {partner} takes to get ready and pleased by the result, and only the annoyance gets said.",
      ],
      they: [
        'The tone you use with everybody may strike {partner} as rough, since they expected to be the exception.',
        "To be wanted and to be considered are probably two different things for {partner}, and they'd trade some of the first for the second.",
      ],
      helps: [
        'Courtesy from you works better than force, and faster. {partner} gives a great deal to someone who has asked nicely.',
      ],
    },
    harmonious: {
      between: [
        'You joke your way through chores, and {partner} makes a party of what you had meant to get over with.',
        'You take the initiative and {partner} takes care of the mood, so an outing seldom fails on either count.',
      ],
      you: [
        'You enjoy pleasing {partner}, who is so good at being pleased that you look for the next occasion.',
        'You become more considerate around {partner} without feeling tamed, and you drive better with them in the passenger seat.',
      ],
      they: [
        'Your appetite for things is probably contagious. {partner} orders more boldly when you sit across the table from them.',
        "It's likely that {partner} feels wanted by you in an uncomplicated way, and they bloom a little under it.",
      ],
      helps: [
        "Making up is easy for you both, because you're willing to go first and {partner} is willing to be won over.",
      ],
    },
  },
  'mars~mars': {
    joined: {
      between: [
        'You wind each other up. A casual jog turns into a race by the second corner, and neither of you suggested it.',
        "You get angry about the same things at the same moment, which is glorious when the thing is somebody else's parking.",
      ],
      you: [
        "You recognize {partner}'s temper as you would your own handwriting, and it doesn't frighten you.",
        "You don't need to explain to {partner} why it can't wait until Monday, which spares you a speech you give everyone else.",
      ],
      they: [
        "They probably respect that you hit back at full strength, and they may go easier on people who don't.",
        'It may gall {partner} to be second, even by a minute, and with you they are second about half of the time.',
      ],
      helps: [
        'A joint project with real resistance in it brings out your best, because all the force between you is then pointed elsewhere.',
      ],
    },
    tense: {
      between: [
        'You want to go and {partner} wants to go somewhere else, at the same moment and at the same volume.',
        "You're rarely ready to fight on the same day. One of you has cooled off just as the other gets to the middle.",
      ],
      you: [
        "You dig in faster with {partner} than with anyone, and you can be well into the fight before you've asked yourself whether you care.",
        "You take how {partner} goes about a task as a criticism of yours, and you redo a bit of it once they've left.",
      ],
      they: [
        "They likely feel blocked by you in what they'd call perfectly normal progress, and they push harder.",
        "Underneath, {partner} may be more impressed by your resistance than they let on. They don't wrestle with people they think little of.",
      ],
      helps: [
        'Taking turns suits you both. A day run entirely by one of you, without suggestions from the other, is restful for both.',
      ],
    },
    harmonious: {
      between: [
        'You work at compatible speeds, and the truck is unloaded before the pizza comes.',
        'When one of you flags, the other takes over with no announcement and picks up at the right place.',
      ],
      you: [
        "You don't have to hold back your strength with {partner}, and you don't have to prove it.",
        'You enjoy competing with {partner}, because losing costs you nothing but the next round of drinks.',
      ],
      they: [
        'In a tight spot {partner} seems to turn to you first, because they can count on you to move.',
        'They likely get over a quarrel with you quickly, since they always know what it was about.',
      ],
      helps: [
        'Anything that takes two people and some nerve is within your reach, on a mountain or in an office.',
      ],
    },
  },
  'mars~jupiter': {
    joined: {
      between: [
        'You start something and {partner} makes it bigger. A garage sale becomes a neighborhood event with a permit.',
        'You encourage each other past the point where sensible people go home, and you have the stories to show for it.',
      ],
      you: [
        "You feel lucky with {partner} behind you, and you take shots you'd normally pass up.",
        "You do the work in one burst on the strength of {partner}'s faith, and you're startled by how tired you are afterward.",
      ],
      they: [
        'They probably see you as the one who makes things real. They have had the vision for a while.',
        'It may not occur to {partner} that you could get tired, because they think of your strength as a natural resource.',
      ],
      helps: [
        "Together you're made for beginnings. When a thing takes courage and a crowd, you go first and {partner} brings the crowd.",
      ],
    },
    tense: {
      between: [
        "You're already at work while {partner} is still adding to the plan, and what you're doing is no longer what was agreed.",
        "Every contest grows. You bet on a quiz question, and by dessert it's about who knows more about life.",
      ],
      you: [
        'You feel preached at when {partner} turns a practical matter into a principle, and you become more practical than is called for.',
        "You overdo it to match {partner}'s expectations, and you blame them on the day when your back hurts.",
      ],
      they: [
        'They may find your irritation small-minded, when they were offering you something grand.',
        "To {partner} your hurry likely looks like a lack of faith, since they're sure that it will work out by itself.",
      ],
      helps: [
        'Settling on the size of a thing beforehand does wonders, since you work hard up to a limit and {partner} forgets that there is one.',
      ],
    },
    harmonious: {
      between: [
        'You do the thing and {partner} cheers, and the cheering is specific enough to be useful.',
        'Trips go well, above all unplanned ones. You drive, and {partner} knows a place that turns out to be open.',
      ],
      you: [
        "You're bolder and better tempered around {partner}, and your jokes about rivals get kinder.",
        'You bring {partner} your setbacks because they can find the usable part in about a minute.',
      ],
      they: [
        "They seem to enjoy your victories without a trace of envy, and they'll repeat the story to people you've never met.",
        'It probably gives {partner} hope to watch you just begin. Their own big plans look more doable afterward.',
      ],
      helps: [
        'You can talk each other into the application that neither of you would send alone, and one of the two usually gets an answer.',
      ],
    },
  },
  'mars~saturn': {
    joined: {
      between: [
        "You're ready and {partner} asks if you've read the instructions. About half the time the instructions were needed.",
        "Work comes first for the two of you. You can spend a free day on somebody's gutters together and call it a good one.",
      ],
      you: [
        'You slow down around {partner}, and the job gets better and your jaw gets tighter.',
        "You want {partner}'s respect for what you do, and a short nod from them pleases you for a day.",
      ],
      they: [
        "They probably rely on your strength and worry about your speed, and it's the worry that gets expressed.",
        "It may be that {partner} envies how easily you start. They've thought through so much before they lift a hand.",
      ],
      helps: [
        'You can get through things together that would wear out either one alone, since you bring the push and {partner} knows how far there is to go.',
      ],
    },
    tense: {
      between: [
        "You step on the gas while {partner} reaches for the brake, and sometimes it's an actual car.",
        "You propose a thing for tonight and {partner} has a reason it can't be tonight. The reasons are good, and there's one every time.",
      ],
      you: [
        "You feel like a teenager with {partner}, asking for permission you don't need and then storming off with it.",
        'You save up your impatience for weeks, to be fair, and it comes out in one go over a parking receipt.',
      ],
      they: [
        "They may feel that they're the only one who thinks of consequences, and that it has made them duller than they are.",
        "For {partner} your sudden starts are probably a strain. They've been counting on things to stay where they put them.",
      ],
      helps: [
        'A date for the answer helps, even a distant one, because you can wait until Thursday far better than you can wait.',
      ],
    },
    harmonious: {
      between: [
        'You do the heavy part and {partner} does the careful part, and what you build together stands straight.',
        "The two of you have few arguments about work. It's clear who does what, and it gets done by the day you said.",
      ],
      you: [
        'You get more done with {partner} than on your own, and with less damage to yourself and the furniture.',
        'You take an order from {partner} with better grace than from a boss, since they never give one for show.',
      ],
      they: [
        "When you take over something strenuous, {partner} seems to breathe out, knowing that you'll stay until it's finished.",
        "It's likely that {partner} dares more with you than without, once they've checked your plan for holes.",
      ],
      helps: [
        'Endurance is your joint talent. A goal two years off, such as a debt paid or a marathon run, is realistic for the two of you.',
      ],
    },
  },
  'mars~uranus': {
    joined: {
      between: [
        'You go out for groceries with {partner} and come back four hours later with a story and no groceries.',
        "You're quick to quarrel and quick to be done, and the witnesses are still tense when the two of you are laughing.",
      ],
      you: [
        "You try things beside {partner} that you'd talk yourself out of on your own, and you feel wide awake for days.",
        'You never know if your push will get you a yes or an explosion, and you half like finding out.',
      ],
      they: [
        "They probably react to you like a switch. They're either all in or gone, and they may be as surprised as you.",
        "Your boldness may give {partner} license for an idea they'd been keeping quiet because it was too strange.",
      ],
      helps: [
        "You're good in emergencies and at breaking out of ruts, since neither of you needs a warm-up.",
      ],
    },
    tense: {
      between: [
        'You insist and {partner} bolts. Then they do what you wanted, in another way and at an hour of their choosing.',
        "A peaceful afternoon can go off like a smoke alarm, and ten minutes later you're both looking for the cause.",
      ],
      you: [
        'You get more forceful when {partner} is unpredictable, and your force makes them more so.',
        "You announce things late, so that {partner} has less time to overturn them, and you don't like what it does to your manners.",
      ],
      they: [
        'Any pressure may feel to {partner} like an attempt to run their life, even pressure to be on time for their own party.',
        "They likely don't plan the sudden change. They feel crowded, and the next thing they know they've said no.",
      ],
      helps: [
        'Freedom granted at the beginning makes most fights unnecessary, because {partner}, who may leave at ten, is often still there at midnight.',
      ],
    },
    harmonious: {
      between: [
        'You improvise well together. The flight is canceled, and within the hour you have a rental car and a better route.',
        'You dare each other to do things, and the dares are good ones, like the evening class or the cold lake.',
      ],
      you: [
        "You feel unblocked near {partner}. A job you've been putting off can be done in an afternoon, by a method you'd have dismissed.",
        "You let {partner} have their independence without making a show of allowing it, since you're busy with yours.",
      ],
      they: [
        "They seem to like it that you don't flinch at their experiments and that you'll hold the ladder.",
        'They probably feel freest with you when something is going on, so they suggest a thing to do where others would suggest a talk.',
      ],
      helps: [
        'Reinvention comes easily. When the old arrangement stops working, you two can try another by Monday and drop it by Friday.',
      ],
    },
  },
  'mars~neptune': {
    joined: {
      between: [
        "You push, and there's nothing to push against. {partner} has agreed with you, or seems to have, and is elsewhere.",
        "Together you'll go to great lengths for a cause or a creature, and more than one stray has profited.",
      ],
      you: [
        "You act on what you sense {partner} wants, and when you've guessed wrong you feel foolish with your sleeves rolled up.",
        "You lose track of what you were angry about. One look at {partner}'s face and you'd rather help them.",
      ],
      they: [
        'They probably find your drive inspiring, and they may run out of their own sooner than they can admit.',
        "It may be that {partner} imagines you as braver than you are, and they count on it more than you'd guess.",
      ],
      helps: [
        "You can do something for others together, because then your strength has an aim and {partner}'s sympathy has hands.",
      ],
    },
    tense: {
      between: [
        'You demand a decision and {partner} drifts. You end up deciding for both of you and being blamed for it.',
        '{partner} gives way at once, and forgets, and by the weekend nothing has changed. You start the same talk from the top.',
      ],
      you: [
        "You feel too loud for {partner} long before you've raised your voice, and the feeling makes you raise it.",
        "You suspect you aren't hearing everything, and you start to check, and the checking makes you someone you don't like.",
      ],
      they: [
        'Your drive may look like anger to {partner}, and they probably go vague in order to keep things kind.',
        "Your certainty probably makes {partner} feel that whatever they had in mind was foolish, so they don't mention it.",
      ],
      helps: [
        'Small concrete requests work, one at a time and in a quiet voice, because {partner} would like to do what you ask and gets lost in a list.',
      ],
    },
    harmonious: {
      between: [
        'You move well together. In a crowd or on a dance floor, neither of you has to steer.',
        '{partner} dreams something up and you go and find out where it can be rented.',
      ],
      you: [
        "You're gentler when {partner} is near, and oddly enough you get as much done.",
        "You follow a hunch of {partner}'s where you'd want reasons from other people, and it has paid off too often to stop.",
      ],
      they: [
        'They seem to count on you to go to some trouble for what they only half hope for.',
        "Your example probably works on {partner} where advice doesn't. They get up and begin more easily once you've begun.",
      ],
      helps: [
        "You're well matched for making things, from a short film to a garden, because you can do what {partner} can picture.",
      ],
    },
  },
  'mars~pluto': {
    joined: {
      between: [
        "You don't do things by halves together. A clear-out becomes three trips to the dump and a new floor.",
        'Your disagreements are quiet and strong, and people nearby find reasons to be elsewhere.',
      ],
      you: [
        "You meet your match in {partner}, and there's a thrill in pushing with your whole weight and finding that nothing moves.",
        "You become more determined around {partner} than the matter deserves, and you have trouble saying when it's enough.",
      ],
      they: [
        "They probably respect force and watch what you do with it. They may be quieter when they're impressed.",
        'For {partner}, giving way is likely a large thing, even in a small matter, and they may want you to know it.',
      ],
      helps: [
        "You're formidable on the same side. What you both want gets done, and few offices can outlast you.",
      ],
    },
    tense: {
      between: [
        'A question of who takes out the recycling can turn into a question of who yields. You both see it happen, and neither yields.',
        "You go at things in the open while {partner} holds position. You've used up your arguments by the time they make one move.",
      ],
      you: [
        "You feel watched when you're angry, so you get angrier, and {partner}'s calm begins to look like a tactic.",
        "You can't leave an argument alone. You go back an hour later with one more sentence, and you know on the stairs that it's a mistake.",
      ],
      they: [
        'They may hold on so hard because they think one concession will be followed by all the others.',
        "A quarrel probably isn't over for {partner} when it goes quiet. They have been turning it over since, and they'd rather be asked.",
      ],
      helps: [
        'Losing an argument on purpose helps. The first of you to give way on a small matter, openly, usually finds the other in a generous mood.',
      ],
    },
    harmonious: {
      between: [
        "The two of you can take on a big mess, such as a cellar or somebody's finances, and come out filthy and pleased with each other.",
        'Neither of you scares the other. You can be furious across a table and pass the salt.',
      ],
      you: [
        'You feel steadied by how much {partner} can take, and in a fight you can be your actual size.',
        "You go further with {partner}'s backing than you'd go alone, and you stop when they shake their head.",
      ],
      they: [
        'They seem to trust what you do more than what anybody says, and they watch it closely.',
        "It's likely that {partner} lets you act for them where they'd let no one else near the controls.",
      ],
      helps: [
        'Change that takes stamina, like getting out of debt or finishing school late, is where the two of you excel.',
      ],
    },
  },
  'mars~asc': {
    joined: {
      between: [
        'You hurry {partner} along, and they arrive places slightly flushed and five minutes early.',
        "There's nothing sleepy about you as a pair. You race each other to the car, at any age.",
      ],
      you: [
        "You react to {partner} before you think. They come in, and you're up and doing something.",
        "You feel provoked by {partner}'s mere manner on some mornings, and on others it's what gets you going.",
      ],
      they: [
        "They probably feel more awake when you're there, and also a little more on guard about how they do things.",
        'With you around, {partner} may come across as tougher than they are. Others see the two of you and expect a contest.',
      ],
      helps: [
        'You get each other started. Exercise or a hard errand goes better with you setting the pace and {partner} leading the way in.',
      ],
    },
    tense: {
      between: [
        'You try to pass each other and step the same way. It happens in hallways and in decisions.',
        "{partner} does a job their way while you watch, and you can't leave your hands in your pockets.",
      ],
      you: [
        "You hear yourself correct how {partner} parks, and you know that you'd hate it if anyone did it to you.",
        "You take {partner}'s first reaction as a challenge, though the second one tends to be milder.",
      ],
      they: [
        "They may feel met with resistance before they've done anything, simply for how they come in.",
        "They probably can't tell your interest from your impatience, as both come at them at the same speed.",
      ],
      helps: [
        "In the heat of an argument, physical distance does more than words. A few minutes of walking, and {partner} is someone you're glad to see again.",
      ],
    },
    harmonious: {
      between: [
        "You clear the way for {partner}, who'd have waited politely, and they make your entrance look less like an attack.",
        "Departures go smoothly. You've loaded the car by the time {partner} has said a proper goodbye for both of you.",
      ],
      you: [
        "You like being {partner}'s backup in a new place, and you stand a little straighter when they introduce you.",
        'You know when {partner} wants a push and when they want you to stand there, and you rarely get the two confused.',
      ],
      they: [
        'They seem to act sooner with you beside them, and to apologize less for it.',
        'Before a hard conversation {partner} likely borrows some nerve from you, and they may phone from outside the building.',
      ],
      helps: [
        'First days and fresh starts come easily to you both, since you bring the momentum and {partner} knows how to meet people.',
      ],
    },
  },
}
